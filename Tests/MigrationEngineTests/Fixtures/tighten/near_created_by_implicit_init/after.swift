// reason: not tightened: code that stays as it is creates it from documents without evidence
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  let id: Int?
  let name: String?
}

func f(_ json: JSON) -> Model { .init(json: json) }
