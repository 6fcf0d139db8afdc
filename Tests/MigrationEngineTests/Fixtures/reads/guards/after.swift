import Bridge

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys, .requiresValues] }
  let id: Int
  @DecodedBy<NoteRule> var note = "none"
  let kind: String?

  private enum CodingKeys: String, CodingKey {
    case id, note
    case kind = "kind.0"
  }

  enum NoteRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      guard container.exists(at: "meta") else { throw container.refusal }
      if let note = try container.valueIfPresent(String.self, at: "note") { return note }
      return try container.isNull(at: "old") ? "none" : container.value(String.self, at: "old")
    }
  }
}
