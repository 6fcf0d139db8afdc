import Bridge

enum StageError: Error {
  case missing, closed
}

struct Stage: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { try !$0.value(Bool.self, at: "closed") }] }
  @DecodedBy<LevelRule> private(set) var level: Int

  enum LevelRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 2 } }
}
