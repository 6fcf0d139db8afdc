struct Model: Codable {
  let id: Int
  let name: String
}

func f(m: Model) -> Bool {
  print(m.id, m.name.count)
  return m.id > 17 && -(m.id) < 3
}
