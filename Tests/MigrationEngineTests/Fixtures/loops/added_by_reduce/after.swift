import Bridge

struct Cart: LegacyDecodable {
  @DecodedBy<TotalRule> private(set) var total: Double
  let name: String

  enum TotalRule: ObjectDecodingRule {
    static let value = Decoding<Double> { container in
      try container.nestedContainers(at: "items").reduce(0) { try $0 + $1.value(Double.self, at: "price") }
    }
  }
}

struct Letters: LegacyDecodable {
  @DecodedBy<TextRule> private(set) var text: String

  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.nestedContainers(at: "letters").reduce("") { try $0 + $1.value(String.self) }
    }
  }
}
