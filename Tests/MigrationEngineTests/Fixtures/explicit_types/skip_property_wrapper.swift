// reason: the attribute `@propertyWrapper` may depend on the type's shape
import LegacyJSON

@propertyWrapper
struct Model {
  var wrappedValue: Int?

  init(json: JSON) { wrappedValue = json["a"].int }
}
