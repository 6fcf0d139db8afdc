// reason: is not understood
import Bridge

extension Array where Element == Ranked {
  mutating func sort() { reverse() }
}

struct Ranked: LegacyDecodable, Comparable {
  let name: String

  static func < (one: Ranked, other: Ranked) -> Bool { one.name < other.name }
}

struct Table: LegacyDecodable {
  var rows: [Ranked]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    rows = try container.value([Ranked].self, at: "rows")
    rows.sort()
  }
}
