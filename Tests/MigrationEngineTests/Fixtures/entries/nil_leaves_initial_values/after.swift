import Foundation
import LegacyJSON
import Bridge

final class Item: NSObject, LegacyDecodable, ContainerDecodable {
  var id: Int?

  init(from container: LegacyContainer) throws {
    super.init()
    id = try container.decode(Int.self, at: "id")
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

class Owner: LegacyDecodable, ContainerDecodable {
  var id = 5

  required convenience init(from container: LegacyContainer) throws {
    self.init()
    id = try container.decode(Int.self, at: "id")
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

struct Tag: LegacyDecodable, ContainerDecodable {
  var name = "none"

  init(from container: LegacyContainer) throws {
    name = try container.decode(String.self, at: "name")
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
