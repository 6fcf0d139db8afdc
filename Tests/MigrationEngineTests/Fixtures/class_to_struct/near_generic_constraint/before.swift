// reason: stays a class: a generic parameter is a subclass of it
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

func f<T: Model>(_ value: T) {}
