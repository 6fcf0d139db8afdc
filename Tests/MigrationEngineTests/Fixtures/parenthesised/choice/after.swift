import Bridge

struct Choice: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int?

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      if !container.nestedContainers(at: "all").isEmpty {
        return try container.valueIfPresent(Int.self, at: "all", 0, "id")
      }
      return try container.valueIfPresent(Int.self, at: "one", "id")
    }
  }
}
