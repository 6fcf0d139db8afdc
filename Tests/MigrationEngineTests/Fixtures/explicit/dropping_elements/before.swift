import LegacyJSON

struct Model {
  var a: [String]

  init(json: JSON) {
    a = json["a"].arrayValue.compactMap { $0.string }
  }
}
