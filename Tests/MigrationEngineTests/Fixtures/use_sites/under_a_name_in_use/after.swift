struct Model: Codable {
  let id: Int
  let name: String
}

let id = 5

func f(ms: [Model]) {
  for m in ms {
    print(id)
    do {
      let id = m.id
      print(id)
    }
  }
  switch ms.count {
  case 1:
    let name = ms[0].name
    print(name)
  default:
    break
  }
}
