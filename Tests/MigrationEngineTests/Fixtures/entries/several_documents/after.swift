import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<NamesRule> var names: [String]

  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { try $0.nestedContainers().map { try $0.value(String.self, at: "name") } }
  }
}
