// reason: `.string ?? "none"` is not `.stringValue`
import Bridge
import LegacyJSON
import ModernClient

struct Item: LegacyDecodable {
  @DefaultValue<NoteDefault> var note: String

  enum NoteDefault: DefaultProviding { static var decodingDefault: String { "none" } }

  init(json: JSON) { self.init(decoding: json) }
}

extension Item {
  init(note: String) {
    self.init(json: ["note": note])
  }
}
