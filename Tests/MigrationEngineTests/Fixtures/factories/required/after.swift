import Bridge
import LegacyJSON

protocol Parsable {
  static func parse(_ json: JSON) -> Self
}

struct Tag: LegacyDecodable, Parsable {
  let name: String

  static func parse(_ json: JSON) -> Tag { return Tag(json: json) }
}

func first<T: Parsable>(_ json: JSON) -> T { T.parse(json[0]) }
