import LegacyJSON

struct Model {
  var a = 0

  init(json: JSON) {
    if let n = json["a"].int { a = n } else { a = 7 }
  }
}
