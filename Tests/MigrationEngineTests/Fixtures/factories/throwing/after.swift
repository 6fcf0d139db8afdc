import Bridge
import LegacyJSON

struct Ticket: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  let code: String

  static var errorOfRefusal: any Error { Missing.code }
}

enum Missing: Error { case code }

func ticket(_ json: JSON) -> Ticket? { try? Ticket(json: json) }
