import Bridge

struct Choice: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int?

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      let first = container.nestedContainersIfPresent(at: "all")?.first
      return try (first ?? container.nestedContainer(at: "one")).decodeIfPresent(Int.self, at: "id")
    }
  }
}
