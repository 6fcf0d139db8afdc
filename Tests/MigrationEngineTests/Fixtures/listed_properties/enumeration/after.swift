import Bridge

enum Kind: String, Codable {
  case ink, gel
}

struct Pen: LegacyDecodable {
  static var legacyRules: [LegacyRule] {
    [
      .reads("kind", as: DecodedBy<KindRule>.self),
      .reads("other", as: DecodedBy<OtherRule>.self),
      .reads("size", as: DecodedBy<SizeRule>.self),
    ]
  }
  let id: Int
  var kind, other: Kind
  let size: Double

  enum KindRule: ObjectDecodingRule {
    static let value = Decoding { try Kind(rawValue: $0.value(String.self, at: "kind_of_pen")) ?? .ink }
  }
  enum OtherRule: DecodingRule { static let value = Decoding { try Kind(rawValue: $0.value(String.self)) ?? .gel } }
  enum SizeRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Double.self) ?? 0.7 } }
}

func text(of pen: Pen) -> String { "\(pen)" }
