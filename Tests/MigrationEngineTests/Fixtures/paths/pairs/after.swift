import Bridge

struct Photo: LegacyDecodable {
  @DecodedBy<UrlRule> var url = ""
  @DecodedBy<WidthRule> var width = 0
  @DecodedBy<NamesRule> var names: [String] = []

  enum UrlRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if let found = (try container.entries(at: "sizes").map { $1 }.filter { try $0.value(String.self, at: "type") == "m" }.first) {
        return try found.value(String.self, at: "url")
      }
      return ""
    }
  }
  enum WidthRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      if let found = (try container.entries(at: "sizes").map { $1 }.filter { try $0.value(String.self, at: "type") == "m" }.first) {
        return try found.value(Int.self, at: "width")
      }
      return 0
    }
  }
  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.entries(at: "people").map { $1 }.compactMap {
        try $0.value(String.self, at: "name").isEmpty ? nil : $0.value(String.self, at: "name")
      }
    }
  }
}
