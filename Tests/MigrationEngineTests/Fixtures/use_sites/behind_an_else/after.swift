struct Model: Codable {
  let id: Int
  let name: String
}

func f(m: Model, isShort: Bool) {
  if isShort {
    print("short")
  } else {
    let name = m.name
    print(name)
  }
}
