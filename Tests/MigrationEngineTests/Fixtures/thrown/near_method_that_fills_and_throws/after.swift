// reason: is not understood
import Bridge

enum RowError: Error {
  case missing
}

struct Row: LegacyDecodable {
  var row = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    do {
      try fill(container)
    } catch {
      row = -1
    }
  }

  private mutating func fill(_ json: LegacyContainer) throws {
    row = 5
    if try json.valueIfPresent(Int.self, at: "row") == nil { throw RowError.missing }
  }
}
