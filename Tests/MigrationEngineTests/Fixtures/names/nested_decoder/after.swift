import Bridge
import ModernClient

struct Item: LegacyDecodable {
  struct Decoder {}

  let id: Int?
  @DefaultValue<NoteDefault> var note: String

  enum NoteDefault: DefaultProviding { static var decodingDefault: String { "none" } }
}
