// reason: the document is handed on: `parts.append(json["part"])`
import Bridge
import LegacyJSON

struct Model {
  var parts: [LegacyJSON.JSON] = []
  var a: Int?

  init(json: LegacyJSON.JSON) {
    a = json["a"].int
    parts.append(json["part"])
  }
}

extension Model: LegacyReadable { static func legacyValue(from json: JSON) -> Model { Model(json: json) } }

struct Page: LegacyDecodable {
  @DecodedBy<BridgedRule<Model>> private(set) var model: Model
}
