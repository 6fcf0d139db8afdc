// reason: needs a rule
import Bridge

enum Kind: String { case closed, open }

struct Group: LegacyFailableDecodable {
  @DecodedBy<KindRule> private(set) var kind: Kind
  @DecodedBy<LengthRule> private(set) var length: Int

  enum KindRule: DecodingRule {
    static let value = Decoding<Kind>.required { container in
      try (container.valueIfPresent(String.self)?.lowercased()).flatMap { Kind(rawValue: $0) }
    }
  }
  enum LengthRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.valueIfPresent(String.self, at: "text")?.uppercased().count ?? 0 }
  }
}
