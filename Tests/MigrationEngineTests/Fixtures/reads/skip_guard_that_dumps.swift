// reason: the document is handed on: `dump(json)`
import LegacyJSON

struct Model {
  var a: Int

  init?(json: JSON) {
    guard let a = json["a"].int else {
      dump(json)
      return nil
    }
    self.a = a
  }
}
