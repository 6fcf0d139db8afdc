import Bridge

struct Contact: LegacyFailableDecodable {
  private enum Key {
    static let names = ["nick", "name"]
    static let needed = ["id"]
  }

  @DecodedBy<NameRule> var name = "-"
  let id: Int

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      guard container.exists(at: "id") else { throw container.refusal }
      return try container.valueIfPresent(String.self, at: "nick")
        ?? container.valueIfPresent(String.self, at: "name")
        ?? "-"
    }
  }
}
