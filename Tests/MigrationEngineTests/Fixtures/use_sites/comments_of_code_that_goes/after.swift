struct Model: Codable {
  let id: Int
  let name: String
}

func f(m: Model) -> Int {
  // Never seen.
  // zero
  let id = m.id
  // has a name
  // has none
  let name /* of the product */ = m.name
  print(name)
  // Shown.
  return id
}

func g(m: Model) -> Int {
  let id =
    m.id // the id
     // or zero
  print(m.name /* may be empty */ /* never */)
  return id
}
