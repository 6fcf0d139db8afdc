import LegacyJSON

struct Model {
  var a: Int? = nil
  var b: [String]? = nil
  var c: String? = nil

  init(json: JSON) {
    a = json["a"].int
    if let b = json["b"].array { self.b = b.map { $0.stringValue } }
    if let c = json["c"].string { self.c = c }
  }
}
