import Bridge

struct Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int
  @DecodedBy<NamesRule> private(set) var names: [String]

  private enum CodingKeys: String, CodingKey {
    case names
    case id = "data.id"
  }

  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "data", "rows").map { try $0.value(String.self, at: "name") }
    }
  }
}
