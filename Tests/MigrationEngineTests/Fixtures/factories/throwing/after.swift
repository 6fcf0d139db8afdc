import Bridge
import LegacyJSON

struct Ticket: LegacyThrowingDecodable, ContainerDecodable {
  let code: String

  init(from container: LegacyContainer) throws {
    guard let code = try container.decodeIfPresent(String.self, at: "code") else { throw Missing.code }
    self.code = code
  }
}

enum Missing: Error { case code }

func ticket(_ json: JSON) -> Ticket? { try? Ticket(json: json) }
