import LegacyJSON

protocol Readable {
  init()
  var a: Int? { get set }
}

extension Readable {
  init(json: JSON) {
    self.init()
    a = json["a"].int
  }
}

struct Model: Readable {
  var a: Int?
}
