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
  if let id = m.id {
    defer { print("done") }
    print("shown", id)
  }
  print("after")
}
