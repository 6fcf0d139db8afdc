import SwiftyJSON

enum SeatError: Error {
  case missing
}

struct Seat {
  let row: Int

  init?(json: JSON) {
    do {
      row = try Seat.row(json)
    } catch {
      return nil
    }
  }

  private static func row(_ json: JSON) throws -> Int {
    let row = try need(json["row"].int)
    return row
  }

  private static func need(_ value: Int?) throws -> Int {
    guard let value = value else { throw SeatError.missing }
    return value
  }
}
