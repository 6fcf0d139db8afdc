import Bridge

struct Missing: Error {}

struct Item: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  let id: Int
  let owner: Owner

  static var errorOfRefusal: any Error { Missing() }
}

struct Owner: LegacyThrowingDecodable, RefusesWithError {
  @DecodedBy<NameRule> private(set) var name: String

  static var errorOfRefusal: any Error { Missing() }

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { container in
      guard container.exists() else { throw container.refusal }
      return try container.decode(String.self)
    }
  }
}
