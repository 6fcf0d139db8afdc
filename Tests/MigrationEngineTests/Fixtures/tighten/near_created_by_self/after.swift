// reason: not tightened: code that stays as it is creates it from documents without evidence
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  let id: Int?
  let name: String?
}

extension Model {
  static func make(_ json: JSON) -> Model { Self(json: json) }
}
