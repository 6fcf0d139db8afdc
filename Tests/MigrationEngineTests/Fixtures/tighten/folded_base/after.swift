struct Model: Codable {
  let id: Int

  func show() {
    let id = id
    print(id)
  }

  let name: String
}

func f(m: Model) -> Int { m.id }
