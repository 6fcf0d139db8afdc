import LegacyJSON

enum Outer<T> {
  struct Model {
    var a: Int?
    init(json: JSON) { a = json["a"].int }
  }
}
