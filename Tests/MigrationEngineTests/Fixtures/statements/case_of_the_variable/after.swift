import Bridge

enum Kind: String { case video, audio, unknown }

struct Piece: LegacyDecodable {
  @DecodedBy<KindRule> private(set) var kind: Kind

  enum KindRule: DecodingRule { static let value = Decoding { try Kind(rawValue: $0.value(String.self)) ?? .unknown } }
}
