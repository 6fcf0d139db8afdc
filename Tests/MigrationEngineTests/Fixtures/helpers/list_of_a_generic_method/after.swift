import Bridge
import LegacyJSON

protocol Listable { init?(json: JSON) }

enum Rank: String { case guest, owner }

struct Member: LegacyFailableDecodable, Listable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Club: LegacyDecodable {
  let founder: Member?
  let members: [Member]
  @DecodedBy<RankRule> private(set) var rank: Rank

  enum RankRule: DecodingRule { static let value = Decoding { try Rank(rawValue: $0.value(String.self)) ?? .guest } }
}
