import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func f(m: Model, isShort: Bool) {
  if isShort {
    print("short")
  } else if let name = m.name {
    print(name)
  } else {
    print("none")
  }
}
