// reason: needs a rule
import Bridge

struct Reply: LegacyDecodable {
  let kind: String
  @DecodedBy<TextRule> var text: String?
  @DecodedBy<NoteRule> var note: String?

  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.numberIfPresent(at: "id") != nil ? container.value(String.self, at: "text") : nil
    }
  }
  enum NoteRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.numberIfPresent(at: "id") != nil ? container.value(String.self, at: "note") : nil
    }
  }
}
