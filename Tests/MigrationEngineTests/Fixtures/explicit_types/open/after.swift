import Bridge

open class Model: LegacyDecodable {
  @DecodedBy<ARule> public var a: Int?

  public enum ARule: DecodingRule {
    public static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self).map { $0 + 1 } }
  }
}
