struct Model: Codable {
  let id: Int
  let name: String
}

func f(m: Model, other: Model) {
  do {
    let id = m.id
    do {
      let id = other.id
      print(id)
    }
    print(id)
  }
}

func g(m: Model, other: Model) {
  let id = m.id
  let name = other.name
  print(id, name)
}
