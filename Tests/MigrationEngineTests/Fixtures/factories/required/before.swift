import SwiftyJSON

protocol Parsable {
  static func parse(_ json: JSON) -> Self
}

struct Tag: Parsable {
  let name: String

  static func parse(_ json: JSON) -> Tag {
    return Tag(name: json["name"].stringValue)
  }
}

func first<T: Parsable>(_ json: JSON) -> T { T.parse(json[0]) }
