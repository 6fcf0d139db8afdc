import Foundation
import SwiftyJSON

class Model: NSObject {
  override init() {}

  /// There is nothing to read (goes).
  init(json: JSON) {
  }
}

class User: Model {
  var id: String?
  var name: String?

  override init() {
    super.init()
  }

  override init(json: JSON) {
    super.init(json: json)
    self.id = json["_id"].stringValue
    self.name = json["name"].string
  }
}

class Page: Model {
  var users: [User]?
  var total: Int?

  override init(json: JSON) {
    super.init()
    self.total = json["total"].int
    self.users = json["docs"].array?.map { return User(json: $0) }
  }
}

func author(of json: JSON) -> User { User(json: json["author"]) }
