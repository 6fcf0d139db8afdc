import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<TagsRule> var tags: [String] = []

  enum TagsRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "parts").flatMap {
        if try $0.value(Bool.self, at: "isNew") {
          if try !$0.value(Bool.self, at: "hidden") {
            return try ($0.value(Bool.self, at: "main") ? ["main"] : []) + [$0.value(String.self, at: "name")]
          }
          return []
        }
        return try [$0.value(String.self, at: "name")]
      }
    }
  }
}
