// reason: the attribute `@resultBuilder` may depend on the type's shape
import LegacyJSON

@resultBuilder
struct Model {
  var a: Int?

  init(json: JSON) { a = json["a"].int }

  static func buildBlock(_ parts: Int...) -> Int { parts.count }
}
