// reason: is not understood
import SwiftyJSON

enum RowError: Error {
  case missing
}

struct Row {
  var row = 0

  init(json: JSON) {
    do {
      try fill(json)
    } catch {
      row = -1
    }
  }

  private mutating func fill(_ json: JSON) throws {
    row = 5
    if json["row"].int == nil { throw RowError.missing }
  }
}
