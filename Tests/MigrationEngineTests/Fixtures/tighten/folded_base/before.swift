import LegacyJSON

class Base {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }

  func show() {
    if let id = id {
      print(id)
    }
  }
}

class Model: Base {
  let name: String?

  override init(json: JSON) {
    name = json["name"].string
    super.init(json: json)
  }
}

func f(m: Model) -> Int { m.id ?? 0 }
