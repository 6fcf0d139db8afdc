// reason: it keeps the document itself
import LegacyJSON

final class Model {
  var a: Int?
  let json: JSON

  init(json: JSON) {
    self.json = json
    a = json["a"].int
  }
}
