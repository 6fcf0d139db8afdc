import Bridge

struct Page: LegacyDecodable {
  @NilIfAbsent var title: String?
  @DecodedBy<NoteRule> var note: String?

  enum NoteRule: ObjectDecodingRule {
    static let value = Decoding<String?> { $0.exists(at: "title") ? nil : "untitled" }
  }
}
