// reason: the document is handed on: `json["a"]`
import Bridge
import LegacyJSON

struct Model {
  var parts: [String: LegacyJSON.JSON]

  init(json: LegacyJSON.JSON) {
    parts = ["a": json["a"], "b": json["b"]]
  }
}

extension Model: LegacyReadable { static func legacyValue(from json: JSON) -> Model { Model(json: json) } }

struct Page: LegacyDecodable {
  @DecodedBy<BridgedRule<Model>> private(set) var model: Model
}
