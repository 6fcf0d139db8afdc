import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = json["a"]["b"].int.map { -$0 }
  }
}
