// reason: generic types are not converted
import LegacyJSON

final class Model<T> {
  var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}
