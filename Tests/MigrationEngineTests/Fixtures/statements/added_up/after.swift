import Bridge

struct Cart: LegacyDecodable {
  @DecodedBy<CountRule> var count = 0
  @DecodedBy<TotalRule> var total = 1.5
  @DecodedBy<TitleRule> var title = "Cart: "

  enum CountRule: ObjectDecodingRule {
    static let value = Decoding<Int> { $0.nestedContainers(at: "items").count + $0.nestedContainers(at: "gifts").count }
  }
  enum TotalRule: ObjectDecodingRule {
    static let value = Decoding<Double> { try 1.5 + $0.value(Double.self, at: "price") }
  }
  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { try "Cart: " + $0.value(String.self, at: "name") }
  }
}
