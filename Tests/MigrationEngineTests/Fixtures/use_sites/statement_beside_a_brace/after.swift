struct Model: Codable {
  let id: Int
  let name: String
}

func f(m: Model) {
  do { let id = m.id; print("first")
    print(id)
  }
  do {
    let name = m.name
    print(name)
    print("last") }
}
