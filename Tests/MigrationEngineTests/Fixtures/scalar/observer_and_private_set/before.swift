import LegacyJSON

struct Model {
  var a: Int? { didSet { print("a") } }
  private(set) var b: Int?

  init(json: JSON) {
    a = json["a"].int
    b = json["b"].int
  }
}
