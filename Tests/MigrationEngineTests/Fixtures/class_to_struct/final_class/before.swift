import LegacyJSON

final class Model {
  var a: Int?
  let b: String

  init(json: JSON) {
    a = json["a"].int
    b = json["b"].stringValue
  }

  func isSame(as other: Model) -> Bool { a == other.a }
}

func first(of models: [Model]) -> Int? { models.first?.a }
