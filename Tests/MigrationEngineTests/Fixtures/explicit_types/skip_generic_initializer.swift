// reason: the initializer takes more than the document
import LegacyJSON

struct Model {
  var a: Int?

  init<Unit>(json: JSON, of unit: Unit.Type = Unit.self) { a = json["a"].int }
}
