struct Model: Codable {
  var id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  init(id: Int) {
    self.init(id: id, name: "")
  }
}

func f() -> Model { Model(id: 3) }
