import LegacyJSON

struct Model {
  @Wrapped var a: Int?

  init(json: JSON) {
    a = json["a"].int
  }
}

@propertyWrapper struct Wrapped<Value> { var wrappedValue: Value }
