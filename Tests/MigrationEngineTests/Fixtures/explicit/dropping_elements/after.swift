import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: [String]

  enum ARule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.decodeIfPresent(String.self) }
    }
  }
}
