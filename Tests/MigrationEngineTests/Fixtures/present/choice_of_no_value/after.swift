import Bridge

enum State: Int {
  case open, none
}

struct Order: LegacyDecodable {
  @DecodedBy<RawValueRule<State>> var state: State?
  let a: String
  let b: String
  let c: String
}
