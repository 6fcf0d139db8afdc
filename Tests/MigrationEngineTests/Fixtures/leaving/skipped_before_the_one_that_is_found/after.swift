import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<NameRule> var name = ""

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if let found = (try container.nestedContainers(at: "parts").first { try !$0.value(Bool.self, at: "hidden") && $0.value(Bool.self, at: "main") }) {
        return try found.value(String.self, at: "name")
      }
      return ""
    }
  }
}
