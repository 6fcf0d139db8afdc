import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func f(m: Model) -> Bool {
  print((m.id ?? 0), (m.name ?? "").count)
  return (m.id ?? 0) > 17 && -(m.id ?? 0) < 3
}
