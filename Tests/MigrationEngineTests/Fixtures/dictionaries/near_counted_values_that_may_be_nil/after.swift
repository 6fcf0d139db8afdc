// reason: is not understood
import Bridge

struct Scores: LegacyDecodable {
  let count: Int
  let all: [String: Int?]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    count = try container.members(at: "all").mapValues { try $0.valueIfPresent(Int.self) }.count
    all = try container.members(at: "all").mapValues { try $0.valueIfPresent(Int.self) }
  }
}
