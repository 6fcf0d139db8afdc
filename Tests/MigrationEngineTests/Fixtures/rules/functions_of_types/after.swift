import Bridge

enum Formats {
  struct Day {
    let text: String
    init(_ text: String) { self.text = text }
  }

  static func day(_ text: String) -> Day { Day(text) }
}

enum Log {
  static func day(_ text: String) { print(text) }
}

struct Stay: LegacyDecodable {
  @DecodedBy<FirstRule> private(set) var first: Formats.Day
  @DecodedBy<LastRule> private(set) var last: Formats.Day
  @DecodedBy<MostRule> private(set) var most: Int

  enum FirstRule: DecodingRule { static let value = Decoding { try Formats.Day($0.value(String.self)) } }
  enum LastRule: DecodingRule { static let value = Decoding<Formats.Day> { try Formats.day($0.value(String.self)) } }
  enum MostRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try max($0.value(Int.self, at: "adults"), $0.value(Int.self, at: "children")) }
  }
}
