import Bridge

struct Gallery: LegacyDecodable {
  @DecodedBy<CoverRule> var cover = ""

  enum CoverRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.nestedContainers(at: "photos").reduce("") { try $0 + $1.value(String.self, at: "url") }
    }
  }
}
