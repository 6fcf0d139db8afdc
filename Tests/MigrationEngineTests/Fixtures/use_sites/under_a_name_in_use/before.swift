import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

let id = 5

func f(ms: [Model]) {
  for m in ms {
    print(id)
    if let id = m.id {
      print(id)
    }
  }
  switch ms.count {
  case 1:
    if let name = ms[0].name {
      print(name)
    }
  default:
    break
  }
}
