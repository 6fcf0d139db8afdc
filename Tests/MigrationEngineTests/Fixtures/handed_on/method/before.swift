import LegacyJSON

class Model {
  var a = 0

  init(json: JSON) {
    a = json["a"].intValue
    prepare(with: json)
  }

  func prepare(with json: JSON) { dump(json) }
}
