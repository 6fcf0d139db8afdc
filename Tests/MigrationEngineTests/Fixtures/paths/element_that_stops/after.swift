import Bridge

struct Forecast: LegacyDecodable {
  @DecodedBy<IconRule> private(set) var icon: String
  @DecodedBy<WindRule> private(set) var wind: Double

  enum IconRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.nestedContainers(at: "weather").first!.value(String.self, at: "icon") }
  }
  enum WindRule: ObjectDecodingRule {
    static let value = Decoding<Double> { try $0.nestedContainers(at: "winds")[1].value(Double.self) }
  }
}
