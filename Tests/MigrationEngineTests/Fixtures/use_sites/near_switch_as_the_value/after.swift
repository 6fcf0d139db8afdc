// reason: `m.id` is used as an optional in a way that is not rewritten

struct Model: Codable {
  let id: Int?
  let name: String?
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
