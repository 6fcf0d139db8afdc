import LegacyJSON

protocol Named { var a: Int? { get set } }

struct Model {
  var a: Int?
  var b: Int?

  init(json: JSON) {
    a = json["a"].int
    b = json["b"].int
  }
}

extension Model: Named {}
