import Bridge

enum SeatError: Error {
  case missing
}

struct Seat: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let row: Int

  private static func need(_ value: Int?) throws -> Int {
    guard let value = value else { throw SeatError.missing }
    return value
  }
}
