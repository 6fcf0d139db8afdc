import SwiftyJSON

enum TicketError: Error {
  case missing
}

struct Ticket {
  let id: Int
  let name: String

  init?(json: JSON) {
    do {
      id = try Ticket.need(json["id"].int)
      name = try Ticket.need(json["name"].string)
    } catch {
      return nil
    }
  }

  private static func need<Value>(_ value: Value?) throws -> Value {
    guard let value = value else { throw TicketError.missing }
    return value
  }
}

struct Seat {
  let row: Int

  init?(json: JSON) {
    guard let row = try? Seat.row(json["row"]) else { return nil }
    self.row = row
  }

  private static func row(_ json: JSON) throws -> Int {
    guard let row = json.int else { throw TicketError.missing }
    return row
  }
}
