import Bridge

@available(macOS 13, *) final class Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Int?

  enum ARule: DecodingRule { static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self).map { $0 + 1 } } }
}
