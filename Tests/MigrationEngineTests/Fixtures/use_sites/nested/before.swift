import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func f(m: Model, other: Model) {
  if let id = m.id {
    if let id = other.id {
      print(id)
    }
    print(id)
  }
}

func g(m: Model, other: Model) {
  if let id = m.id {
    if let name = other.name {
      print(id, name)
    }
  }
}
