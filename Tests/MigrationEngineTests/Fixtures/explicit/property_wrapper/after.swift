import Bridge

struct Model: LegacyDecodable {
  @Wrapped var a: Int?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.valueIfPresent(Int.self, at: "a")
  }
}

@propertyWrapper struct Wrapped<Value> { var wrappedValue: Value }
