import Bridge

enum State: Int {
  case open, closed
}

struct Order: LegacyDecodable {
  @DecodedBy<StateRule> var state: State?
  @DecodedBy<LastRule> var last = State.open
  @DecodedBy<SizeRule> var size: Double
  let a: String
  let b: String

  enum StateRule: DecodingRule {
    static let value = Decoding<State?> { try State(rawValue: $0.value(Int.self)) ?? .closed }
  }
  enum LastRule: DecodingRule { static let value = Decoding { try State(rawValue: $0.value(Int.self)) ?? .open } }
  enum SizeRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Double.self) ?? 1 } }
}
