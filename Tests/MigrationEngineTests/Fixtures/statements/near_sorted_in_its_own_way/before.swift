// reason: is not understood
import SwiftyJSON

extension Array where Element == Ranked {
  mutating func sort() { reverse() }
}

struct Ranked: Comparable {
  let name: String

  init(json: JSON) { name = json["name"].stringValue }

  static func < (one: Ranked, other: Ranked) -> Bool { one.name < other.name }
}

struct Table {
  var rows: [Ranked]

  init(json: JSON) {
    rows = json["rows"].arrayValue.map { Ranked(json: $0) }
    rows.sort()
  }
}
