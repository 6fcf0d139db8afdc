// reason: stays a class: it is captured weakly
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

func f(m: Model) { run { [weak m] in print(m?.a ?? 0) } }

func run(_ body: () -> Void) { body() }
