// reason: `.object` of the document is not understood
import Foundation
import Bridge
@preconcurrency import LegacyJSON

struct Model {
  let raw: Any

  init(json: JSON) {
    raw = json.object
  }
}

extension Model: LegacyReadable { static func read(_ json: JSON) -> Model { Model(json: json) } }

struct Page: LegacyDecodable {
  @DecodedBy<BridgedRule<Model>> private(set) var model: Model
}
