// reason: not tightened: code that stays as it is creates it from documents without evidence
import LegacyJSON

struct Model: JSONDeserializable {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func make<T: JSONDeserializable>(_ json: JSON) -> T { T(json: json) }

func f(_ json: JSON) -> Model { make(json) }
