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
    let text = String(id)
    print(text)
  }
  print("after")
}

func g(m: Model) {
  print("before")
  if let id = m.id {
    let text = String(id)
    print(text)
  }
}
