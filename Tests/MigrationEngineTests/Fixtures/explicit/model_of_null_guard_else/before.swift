import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    guard json != nil else { fatalError() }
    a = json["a"].int
  }
}
