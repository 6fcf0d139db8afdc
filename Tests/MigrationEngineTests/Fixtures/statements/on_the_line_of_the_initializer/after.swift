import Bridge

struct Item: LegacyDecodable {
  let id: Int
  @DecodedBy<NoteRule> var note = "none"

  enum NoteRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if let note = try container.valueIfPresent(String.self, at: "note") { return note }
      return try container.isNull(at: "old") ? "none" : container.value(String.self, at: "old")
    }
  }
}
