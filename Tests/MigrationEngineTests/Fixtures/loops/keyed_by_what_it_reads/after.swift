import Bridge

struct Settings: LegacyDecodable {
  let id: Int
  let name: String
  @DecodedBy<NumbersRule> var numbers: [Int: Double] = [:]

  enum NumbersRule: DecodingRule {
    static let value = Decoding<[Int: Double]> { container in
      let values = try container.nestedContainers().map {
        try (
          $0.value(Int.self, at: "description", "numberOfTheItem"),
          $0.valueIfPresent(Double.self, at: "description", "valueOfTheItem") ?? 1)
      }
      return Dictionary(values, uniquingKeysWith: { $1 })
    }
  }
}
