struct Model: Codable {
  let id: Int
  let name: String
}

func f(ms: [Model]) -> Int {
  for m in ms { do { let id = m.id; print(id) } }
  ms.forEach { do { let id = $0.id; print(id) } }
  do { let id = ms[0].id; return id }; return 0
}

func g(m: Model) -> Int {
  do { let id = m.id; return id } // found
  return 0
}

func h(m: Model) -> Int {
  let id = m.id; return id
}
