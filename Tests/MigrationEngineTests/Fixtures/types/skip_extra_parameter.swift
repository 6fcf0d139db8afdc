// reason: takes more than the document
import LegacyJSON

final class Model {
  var a: Int?

  init(json: JSON, b: Int) {
    a = json["a"].int
  }
}
