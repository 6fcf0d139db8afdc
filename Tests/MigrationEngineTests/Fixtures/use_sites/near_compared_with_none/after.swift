// reason: `m.id` is used as an optional in a way that is not rewritten

struct Model: Codable {
  let id: Int?
  let name: String
}

func f(m: Model) -> Bool { m.id == .none }
