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
    static let value = Decoding<State?> { try State(rawValue: $0.decode(Int.self)) ?? .closed }
  }
  enum LastRule: DecodingRule { static let value = Decoding { try State(rawValue: $0.decode(Int.self)) ?? .open } }
  enum SizeRule: DecodingRule { static let value = Decoding { try $0.decodeIfPresent(Double.self) ?? 1 } }
}
