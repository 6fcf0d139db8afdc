// reason: `price` can't be wrapped
import Foundation
import Bridge

struct Pen: LegacyDecodable {
  var price, other: NSNumber?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    price = container.numberIfPresent(at: "price")
    other = container.number(at: "other")
  }
}
