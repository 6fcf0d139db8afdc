// reason: stays a class: it is compared by identity
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

func f(m: Model, n: Model) -> Bool { m === n }
