import Bridge

enum PageError: Error { case invalid }

struct Page: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesWithError(PageError.invalid)] }
  @DecodedBy<NextRule> var next: Link?

  enum NextRule: DecodingRule { static let value = Decoding<Link?> { try $0.value(Link.self) } }
}

struct Link: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(PageError.invalid)] }
  let target: String
}
