// reason: `.error` of the document is not understood
import Bridge
import LegacyJSON

struct Model {
  let raw: Any

  init(json: JSON) {
    raw = json.error as Any
  }
}

extension Model: LegacyReadable { static func legacyValue(from json: JSON) -> Model { Model(json: json) } }

struct Page: LegacyDecodable {
  @DecodedBy<BridgedRule<Model>> private(set) var model: Model
}
