// reason: `m.id` is used as an optional in a way that is not rewritten

struct Model: Codable {
  let id: Int?
  let name: String
}

func f(ms: [Model]) -> [Int?] {
  let ids = ms.map { m in
    guard let id = m.id else { return Int?.none }
    return id
  }
  return ids
}
