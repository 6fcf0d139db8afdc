// reason: `m.id` is used as an optional in a way that is not rewritten

struct Model: Codable {
  let id: Int?
  let name: String
}

func f(m: Model) {
  shown: if let id = m.id {
    if id > 3 { break shown }
    print(id)
  }
}
