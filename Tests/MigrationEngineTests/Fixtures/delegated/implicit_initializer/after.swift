import Bridge

enum State: String {
  case open, unknown
}

struct Tag: LegacyDecodable {
  let name: String
}

struct Issue: LegacyDecodable {
  @DecodedBy<StateRule> private(set) var state: State
  let tags: [Tag]

  init(state: State, tags: [Tag]) {
    self.state = state
    self.tags = tags
  }

  enum StateRule: DecodingRule {
    static let value = Decoding { try State(rawValue: $0.value(String.self)) ?? .unknown }
  }
}

struct Point: LegacyDecodable {
  let x: Int?
  let y: Int?
}

struct Path: LegacyDecodable {
  let points: [Point]
}
