import LegacyJSON

struct Model {
  var a: Int?
  static let legacyValue: (JSON) -> Int? = { $0["a"].int }

  init(json: JSON) { a = Model.legacyValue(json) }
}
