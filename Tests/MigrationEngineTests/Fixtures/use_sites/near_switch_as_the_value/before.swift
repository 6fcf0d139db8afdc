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

func f(m: Model) -> String {
  if let id = m.id {
    switch id {
    case 0: "none"
    default: "some"
    }
  } else {
    ""
  }
}

func g(m: Model, isShort: Bool) -> String {
  let text =
    switch isShort {
    case true: if let name = m.name { name } else { "" }
    case false: ""
    }
  return text
}
