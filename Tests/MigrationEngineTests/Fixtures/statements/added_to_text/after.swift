import Bridge

struct Address: LegacyDecodable {
  @DecodedBy<LineRule> var line = ""
  @DecodedBy<TitleRule> var title: String = ""

  enum LineRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if try container.valueIfPresent(String.self, at: "state") != nil {
        let street = try container.valueIfPresent(String.self, at: "street")
        let state = try container.value(String.self, at: "state")
        return (street ?? "") + ", \(state)"
      }
      return try container.valueIfPresent(String.self, at: "street") ?? ""
    }
  }
  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.value(String.self, at: "title") + (container.value(Bool.self, at: "isMain") ? " (main)" : "")
    }
  }
}
