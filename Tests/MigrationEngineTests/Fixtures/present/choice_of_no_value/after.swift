import Bridge

enum State: Int {
  case open, none
}

struct Order: LegacyDecodable {
  @DecodedBy<StateRule> var state: State?
  let a: String
  let b: String
  let c: String

  enum StateRule: DecodingRule {
    static let value = Decoding<State?> { if let s = try State(rawValue: $0.decode(Int.self)) { s } else { .none } }
  }
}
