import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func f(ms: [Model]) -> Int {
  for m in ms { if let id = m.id { print(id) } }
  ms.forEach { if let id = $0.id { print(id) } }
  if let id = ms[0].id { return id }; return 0
}

func g(m: Model) -> Int {
  if let id = m.id { return id } // found
  return 0
}

func h(m: Model) -> Int {
  guard let id = m.id else { return 0 }; return id
}
