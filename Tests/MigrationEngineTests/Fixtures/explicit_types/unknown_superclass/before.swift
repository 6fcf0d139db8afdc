import LegacyJSON

final class Model: BaseModel {
  var a: Int?
  init(json: JSON) { a = json["a"].int }
}
