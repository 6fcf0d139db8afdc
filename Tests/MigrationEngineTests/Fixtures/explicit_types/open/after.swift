import Bridge

open class Model: LegacyDecodable {
  @DecodedBy<ARule> public var a: Int?

  public enum ARule: DecodingRule {
    public static let value = Decoding<Int?> { container in try container.decodeIfPresent(Int.self).map { $0 + 1 } }
  }
}
