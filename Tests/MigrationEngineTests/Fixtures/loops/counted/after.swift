import Bridge

struct Owner: LegacyDecodable {
  let name: String
}

struct Page: LegacyDecodable {
  @DecodedBy<CountedElementsRule<String>> var tags: [String] = []
  @DecodedBy<CountedElementsRule<Owner>> var owners: [Owner] = []
  @DecodedBy<CountedElementsRule<Int>> private(set) var ids: [Int]
  @DecodedBy<NamesRule> var names: [String] = []
  @DecodedBy<LengthsRule> var lengths: [Int] = []

  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.countedContainers(at: "rows").compactMap {
        try $0.value(Bool.self, at: "on") ? $0.value(String.self, at: "name") : nil
      }
    }
  }
  enum LengthsRule: DecodingRule {
    static let value = Decoding<[Int]> { container in
      try container.countedContainers().map { try $0.valueIfPresent(Int.self, at: "value") ?? -1 }
    }
  }
}
