// reason: only classes, structs and enumerations are converted
import LegacyJSON

protocol Listed {
  init()
  var a: Int? { get set }
}

extension Listed where Self: Equatable {
  init(json: JSON) {
    self.init()
    a = json["a"].int
  }
}

struct Entry: Listed, Equatable {
  var a: Int?
}
