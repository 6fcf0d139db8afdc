import SwiftyJSON

typealias Names = [String]

class Entity {
  typealias IdType = Int
}

struct Course {
  typealias Title = String

  let id: Entity.IdType
  let title: Title
  let names: Names
  let owner: Owner.Key?

  init(json: JSON) {
    id = json["id"].intValue
    title = json["title"].stringValue
    names = json["names"].arrayValue.map { $0.stringValue }
    owner = json["owner"].int64
  }
}

struct Owner {
  typealias Key = Int64
}
