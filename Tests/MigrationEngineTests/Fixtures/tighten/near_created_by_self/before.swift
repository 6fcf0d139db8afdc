// reason: not tightened: code that stays as it is creates it from documents without evidence
import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

extension Model {
  static func make(_ json: JSON) -> Model { Self(json: json) }
}
