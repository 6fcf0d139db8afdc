import Bridge

enum PageError: Error { case invalid }

struct Page: LegacyThrowingDecodable, RefusesWithError {
  @DecodedBy<NextRule> var next: Link?

  static var errorOfRefusal: any Error { PageError.invalid }

  enum NextRule: DecodingRule { static let value = Decoding<Link?> { try $0.decode(Link.self) } }
}

struct Link: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  let target: String

  static var errorOfRefusal: any Error { PageError.invalid }
}
