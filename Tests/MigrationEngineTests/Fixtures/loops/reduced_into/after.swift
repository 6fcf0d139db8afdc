import Bridge

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Basket: LegacyDecodable {
  let items: [Item]
}

struct Prices: LegacyDecodable {
  @DecodedBy<PricesRule> private(set) var prices: [Double]

  enum PricesRule: DecodingRule {
    static let value = Decoding<[Double]> { container in
      try container.nestedContainers().compactMap {
        try $0.value(Bool.self, at: "shown") ? $0.value(Double.self, at: "price") : nil
      }
    }
  }
}

struct Names: LegacyDecodable {
  @DecodedBy<NamesRule> private(set) var names: [String]

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self, at: "name") }
    }
  }
}
