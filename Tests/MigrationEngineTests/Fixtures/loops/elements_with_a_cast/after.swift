import Bridge

struct Names: LegacyDecodable {
  @DecodedBy<NamesRule> var names: [String] = []

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self) }
    }
  }
}
