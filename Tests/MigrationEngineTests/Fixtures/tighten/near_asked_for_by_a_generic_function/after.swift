// reason: not tightened: code that stays as it is creates it from documents without evidence
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  let id: Int?
  let name: String?
}

func make<T: JSONDeserializable>(_ json: JSON) -> T { T(json: json) }

func f(_ json: JSON) -> Model { make(json) }
