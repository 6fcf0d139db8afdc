// reason: is not understood
import Foundation
import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

class Cart: NSObject, LegacyDecodable {
  var items = [Item]()
  var others: [Item] = []

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let all = container.arrayObject(at: "items")! as NSArray
    items = try all.map({ (value) throws -> Item in
      return try LegacyContainer(reading: value).value(Item.self)
    })
    if let more = container.arrayObject(at: "others") {
      others = try (more as NSArray).map { try LegacyContainer(reading: $0).value(Item.self) }
    }
  }
}
