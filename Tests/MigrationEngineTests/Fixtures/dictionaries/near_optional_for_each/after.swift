// reason: is not understood
import Bridge

struct Scores: LegacyDecodable {
  var all: [String: Int] = [:]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try container.membersIfPresent(at: "all")?.forEach {
      self.all[$0.key.lowercased()] = try $0.value.valueIfPresent(Int.self)
    }
  }
}
