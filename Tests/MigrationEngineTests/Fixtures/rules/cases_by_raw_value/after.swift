import Bridge

enum Rank: String { case guest, admin }

struct Visitor: LegacyDecodable {
  @DecodedBy<RankRule> var rank: Rank
  @DecodedBy<RankRule> var other: Rank
  @DecodedBy<RankRule> var last: Rank
  @DecodedBy<IsAdminRule> var isAdmin: Bool

  enum RankRule: DecodingRule { static let value = Decoding { try Rank(rawValue: $0.value(String.self)) ?? .guest } }
  enum IsAdminRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.value(String.self, at: "state") == "admin" }
  }
}
