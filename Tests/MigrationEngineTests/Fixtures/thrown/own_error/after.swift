import Bridge

struct Ticket: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  enum Error: Swift.Error { case missing }

  let code: String

  static var errorOfRefusal: any Swift.Error { Error.missing }
}
