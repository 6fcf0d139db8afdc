import LegacyJSON

protocol Made {
  init(_ json: JSON)
}

extension JSON {
  func made<T: Made>(_ type: T.Type) -> T? {
    return T(self)
  }
}

struct Owner: Made {
  let name: String?

  init(_ json: JSON) {
    name = json["name"].string
  }
}

struct Item: Made {
  let id: Int
  let owner: Owner?

  init(_ json: JSON) {
    id = json["id"].int ?? 1
    owner = json["owner"].made(Owner.self)
  }
}
