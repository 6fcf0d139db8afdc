import Bridge

enum Kind: Int {
  case small = 0
  case medium = 1
}

struct Item: LegacyDecodable {
  let id: Int
  @DecodedBy<KindRule> private(set) var kind: Kind

  enum KindRule: DecodingRule { static let value = Decoding { try Kind(rawValue: $0.value(Int.self)) ?? .small } }
}
