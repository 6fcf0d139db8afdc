import Bridge
import ModernClient

struct Item: LegacyDecodable {
  struct Decoder {}

  let id: Int?
  @Default<NoteDefault> var note: String

  enum NoteDefault: DefaultProviding { static var defaultValue: String { "none" } }
}
