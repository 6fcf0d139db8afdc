import Bridge

public class Model: LegacyDecodable {
  @DecodedBy<LevelRule> public var level: Int

  public enum LevelRule: DecodingRule { public static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
}

func f(m: Model) { m.level = 2 }
