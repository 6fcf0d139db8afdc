import Bridge
import LegacyJSON

/// Classes with `super.init(json:)`, and classes with `super.init(from:)`.
enum InheritancePair: ModelPair {
  static let keys = ["id", "created", "title", "children"]
  static let suitable = [
    "id": ["1", "\"2\"", "3.5", "true"], "created": ["\"now\"", "5"], "title": ["\"t\"", "1.0", "true"],
    "children": [#"[{"id":1,"created":"c"},{"id":"2"},null]"#, "[]", #"[{"created":1}]"#],
  ]

  class OldBase: JSONDeserializable {
    let id: Int
    let created: String?
    required init(json: JSON) {
      id = json["id"].intValue
      created = json["created"].string
    }
  }

  final class Old: OldBase {
    let title: String
    let children: [OldBase]
    required init(json: JSON) {
      title = json["title"].stringValue
      children = json["children"].arrayValue.map { OldBase(json: $0) }
      super.init(json: json)
    }
  }

  class NewBase: LegacyDecodable {
    let id: Int
    let created: String?
  }

  final class New: NewBase {
    let title: String
    let children: [NewBase]

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      title = try container.decode(String.self, forKey: .title)
      children = try container.decode([NewBase].self, forKey: .children)
      try super.init(from: decoder)
    }

    private enum CodingKeys: CodingKey { case title, children }
  }
}
