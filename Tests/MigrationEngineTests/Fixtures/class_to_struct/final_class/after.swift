import Bridge

struct Model: LegacyDecodable {
  let a: Int?
  let b: String

  func isSame(as other: Model) -> Bool { a == other.a }
}

func first(of models: [Model]) -> Int? { models.first?.a }
