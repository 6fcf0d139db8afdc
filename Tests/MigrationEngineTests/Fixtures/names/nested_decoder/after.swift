import Bridge

struct Item: LegacyDecodable {
  struct Decoder {}

  let id: Int?
  @DecodedBy<NoteRule> var note: String

  enum NoteRule: DecodingRule { static let value = Decoding<String> { try $0.decodeIfPresent(String.self) ?? "none" } }
}
