struct Model: Codable {
  let id: Int
  let name: String
}

func f(m: Model) {
  do {
    let id = m.id
    defer { print("done") }
    print("shown", id)
  }
  print("after")
}
