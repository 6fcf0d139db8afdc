// reason: not tightened: code that stays as it is creates it from documents without evidence
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  let id: Int?
  let name: String?
}

func f(_ m: Model, _ json: JSON) -> Model { type(of: m).init(json: json) }
