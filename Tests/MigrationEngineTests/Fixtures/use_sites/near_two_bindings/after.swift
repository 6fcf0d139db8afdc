// reason: `m.id` is used as an optional in a way that is not rewritten

struct Model: Codable {
  let id: Int?
  let name: String
}

func f(m: Model, other: Int?) {
  if let id = m.id, let other = other { print(id, other) }
}
