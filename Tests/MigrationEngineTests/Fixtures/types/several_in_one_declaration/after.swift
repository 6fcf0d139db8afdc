import Bridge
import ModernClient

enum Level: String {
  case low, high
}

struct Entry: LegacyDecodable {
  let id: Int
  @DecodedBy<LevelRule> private(set) var level: Level  // both
  @NeverNil var first: String?
  let last: String?
  @DefaultValue<NoteDefault> var note = ""

  enum LevelRule: DecodingRule { static let value = Decoding { try Level(rawValue: $0.value(String.self)) ?? .low } }
  enum NoteDefault: DefaultProviding { static var decodingDefault: String { "none" } }
}
