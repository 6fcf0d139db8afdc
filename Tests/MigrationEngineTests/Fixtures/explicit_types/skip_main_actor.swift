// reason: the attribute `@MainActor` may depend on the type's shape
import LegacyJSON

@MainActor
final class Model {
  var a: Int?

  init(json: JSON) { a = json["a"].int }
}
