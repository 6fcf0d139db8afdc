import LegacyJSON

final class Model {
  var a: Int?

  @available(*, deprecated) init(json: JSON) {
    a = json["a"].int ?? Int(json["b"].stringValue)
  }
}
