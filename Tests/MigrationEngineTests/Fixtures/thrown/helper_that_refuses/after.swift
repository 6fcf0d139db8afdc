import Bridge

enum TicketError: Error {
  case missing
}

struct Ticket: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let name: String

  private static func need<Value>(_ value: Value?) throws -> Value {
    guard let value = value else { throw TicketError.missing }
    return value
  }
}

struct Seat: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let row: Int
}
