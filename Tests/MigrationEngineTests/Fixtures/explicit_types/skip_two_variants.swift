// reason: more than one type has the name `Model`
import LegacyJSON

#if DEBUG
struct Model {
  var a: Int?

  init(json: JSON) { a = json["a"].int }
}
#else
struct Model {
  var a: Int?

  init(json: JSON) { a = json["b"].int }
}
#endif
