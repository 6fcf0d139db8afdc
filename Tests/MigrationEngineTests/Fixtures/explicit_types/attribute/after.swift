import Bridge

@available(macOS 13, *) final class Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Int?

  enum ARule: DecodingRule {
    static let value = Decoding<Int?> { container in try container.decodeIfPresent(Int.self).map { $0 + 1 } }
  }
}
