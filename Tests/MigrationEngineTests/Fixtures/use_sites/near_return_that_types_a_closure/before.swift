// reason: `m.id` is used as an optional in a way that is not rewritten
import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func f(ms: [Model]) -> [Int?] {
  let ids = ms.map { m in
    guard let id = m.id else { return Int?.none }
    return id
  }
  return ids
}
