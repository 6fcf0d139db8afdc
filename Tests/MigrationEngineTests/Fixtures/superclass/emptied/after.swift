import Foundation
import Bridge
import LegacyJSON

class Model: NSObject {
  override init() {}
}

class User: Model, LegacyDecodable {
  @NeverNil var id: String?
  var name: String?

  override init() {
    super.init()
  }

  private enum CodingKeys: String, CodingKey {
    case name
    case id = "_id"
  }
}

class Page: Model, LegacyDecodable {
  let users: [User]?
  let total: Int?

  private enum CodingKeys: String, CodingKey {
    case total
    case users = "docs"
  }
}

func author(of json: JSON) -> User { User(json: json["author"]) }
