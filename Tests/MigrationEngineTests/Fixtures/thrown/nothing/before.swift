import SwiftyJSON

struct Tag {
  let name: String
  let weight: Double?

  init(from json: JSON) throws {
    name = json["name"].stringValue
    weight = json["weight"].double
  }
}

func tags(_ json: JSON) throws -> [Tag] { try json["tags"].arrayValue.map { try Tag(from: $0) } }
