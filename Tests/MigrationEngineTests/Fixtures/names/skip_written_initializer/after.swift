// reason: `.string ?? "none"` is not `.stringValue`
import Bridge
import LegacyJSON

struct Item: LegacyDecodable {
  @DecodedBy<NoteRule> var note: String

  enum NoteRule: DecodingRule { static let value = Decoding<String> { try $0.decodeIfPresent(String.self) ?? "none" } }

  init(json: JSON) { self.init(decoding: json) }
}

extension Item {
  init(note: String) {
    self.init(json: ["note": note])
  }
}
