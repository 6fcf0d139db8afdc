import Bridge

public final class Model: LegacyDecodable {
  public static var legacyRules: [LegacyRule] { [.verbatimKeys] }
  public var user_name: String?
  @DecodedBy<LevelRule> public private(set) var level: Int

  public enum LevelRule: DecodingRule { public static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
}
