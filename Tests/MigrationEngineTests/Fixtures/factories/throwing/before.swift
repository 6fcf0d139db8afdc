import SwiftyJSON

struct Ticket {
  let code: String

  static func read(_ json: JSON) throws -> Ticket {
    guard let code = json["code"].string else { throw Missing.code }
    return Ticket(code: code)
  }
}

enum Missing: Error { case code }

func ticket(_ json: JSON) -> Ticket? { try? Ticket.read(json) }
