// reason: `price` can't be wrapped
import Foundation
import Bridge

struct Pen: LegacyDecodable {
  var price: NSNumber? {
    didSet { print("changed") }
  }
  var other: NSNumber? {
    didSet { print("changed") }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    price = container.numberIfPresent(at: "price")
    other = container.number(at: "other")
  }
}
