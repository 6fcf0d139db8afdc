import LegacyJSON

struct Model {
  var a, b: Int?
}

extension Model {
  init(json: JSON) { a = json["a"].int.map { $0 + 1 } }
}

let none = Model(a: nil)
