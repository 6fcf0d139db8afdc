// reason: stays a class: it is held weakly
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

final class Owner { weak var model: Model? }
