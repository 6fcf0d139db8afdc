// reason: needs a rule
import LegacyJSON

struct Model {
  var a: Int?
  var raw: String
  
  init(a: Int?, raw: JSON) {
    self.a = a
    self.raw = raw.description
  }

  init(json: JSON) {
    self.init(a: json["a"].int, raw: json["raw"])
  }
}
