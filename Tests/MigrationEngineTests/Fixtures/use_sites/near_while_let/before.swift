// reason: `m.id` is used as an optional in a way that is not rewritten
import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func f(m: Model) {
  while let id = m.id {
    print(id)
    break
  }
}
