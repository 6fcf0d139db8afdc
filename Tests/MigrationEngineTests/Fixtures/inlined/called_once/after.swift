import Bridge
import ModernClient

struct Score: LegacyDecodable {
  @DefaultZero var point = 0
  @DecodedBy<LevelRule> var level = 1
  let names: [String]

  enum LevelRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
}

struct Team: LegacyDecodable {
  let id: Int
  let title: String
  let note: String?
}
