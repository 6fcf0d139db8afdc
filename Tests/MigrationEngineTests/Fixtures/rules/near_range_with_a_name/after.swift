// reason: `if case lowest...highest = json["level"].intValue
import Bridge

struct Grade: LegacyDecodable {
  static let all = 1...3
  let isKnown: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let lowest = 1
    var highest = 2
    if try container.value(Bool.self, at: "isWide") { highest += 1 }
    if case lowest...highest = try container.value(Int.self, at: "level") { isKnown = true } else { isKnown = false }
  }
}
