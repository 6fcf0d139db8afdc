struct Model: Codable {
  let id: Int
  let name: String
}

func f(m: Model) {
  do {
    let id = m.id
    let text = String(id)
    print(text)
  }
  print("after")
}

func g(m: Model) {
  print("before")
  let id = m.id
  let text = String(id)
  print(text)
}
