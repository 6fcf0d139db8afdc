// reason: `title`: needs a rule: `if json["owner"].exists() { …`
import Bridge

struct Page: LegacyDecodable {
  @DecodedBy<TitleRule> var title: String = ""
  @DecodedBy<NoteRule> var note: String?

  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if container.exists(at: "owner", "name") { return try container.value(String.self, at: "owner", "name") }
      return try container.value(String.self, at: "title")
    }
  }
  enum NoteRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.exists(at: "owner", "name") ? nil : container.valueIfPresent(String.self, at: "owner", "note")
    }
  }
}
