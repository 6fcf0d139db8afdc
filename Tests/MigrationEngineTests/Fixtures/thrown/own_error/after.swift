import Bridge

struct Ticket: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(Error.missing)] }
  enum Error: Swift.Error { case missing }

  let code: String
}
