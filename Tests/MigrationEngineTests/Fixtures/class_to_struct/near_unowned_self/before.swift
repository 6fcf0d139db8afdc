// reason: stays a class: it is captured weakly
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

extension Model { func f() { run { [unowned self] in print(self.a ?? 0) } } }

func run(_ body: () -> Void) { body() }
