// reason: generic types are not converted
import LegacyJSON

enum Outer<T> {
  struct Model {
    var a: Int?
    init(json: JSON) { a = json["a"].int }
  }
}
