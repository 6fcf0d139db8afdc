import Foundation
import LegacyJSON
import Bridge

final class Item: NSObject, LegacyDecodable {
  var id: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    super.init()
    id = try container.value(Int.self, at: "id")
  }
  convenience init(fromJson json: JSON!) {
    guard let json = json else {
      self.init()
      return
    }
    self.init(json: json)
  }

  override init() {}
}

class Owner: LegacyDecodable {
  var id = 5

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    id = try container.value(Int.self, at: "id")
  }
  convenience init(json: JSON? = nil) {
    guard let json = json else {
      self.init()
      return
    }
    self.init(json: json)
  }

  init() {}
}

struct Tag: LegacyDecodable {
  var name = "none"

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
  }
  init(json: JSON? = nil) {
    guard let json = json else {
      self.init()
      return
    }
    self.init(json: json)
  }

  init() {}
}

func load(_ json: JSON?) -> (Item, Owner, Tag) { (Item(fromJson: json), Owner(json: json), Tag(json: json)) }
let empty = Tag()
