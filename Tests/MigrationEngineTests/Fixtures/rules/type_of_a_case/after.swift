import Bridge

enum State: Int {
  case open, closed, none
}

struct Order: LegacyDecodable {
  let id: Int
  @DecodedBy<StateRule> var state = State.none
  let note: String
  let place: String

  enum StateRule: DecodingRule { static let value = Decoding { try State(rawValue: $0.value(Int.self)) ?? .none } }
}
