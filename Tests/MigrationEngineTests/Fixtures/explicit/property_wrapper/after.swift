import Bridge

struct Model: LegacyDecodable, ContainerDecodable {
  @Wrapped var a: Int?

  init(from container: LegacyContainer) throws {
    a = try container.decodeIfPresent(Int.self, at: "a")
  }
}

@propertyWrapper struct Wrapped<Value> { var wrappedValue: Value }
