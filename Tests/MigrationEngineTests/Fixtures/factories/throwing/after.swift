import Bridge
import LegacyJSON

struct Ticket: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(Missing.code)] }
  let code: String
}

enum Missing: Error { case code }

func ticket(_ json: JSON) -> Ticket? { try? Ticket(json: json) }
