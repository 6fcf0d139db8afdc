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
  if let id = m.id { print("first")
    print(id)
  }
  if let name = m.name {
    print(name)
    print("last") }
}
