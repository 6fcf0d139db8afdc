// reason: asks for more than its properties: `.refusesUnless {
import Bridge

enum Kind: String {
  case text, image
}

struct Picture: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] {
    [.refusesUnless { try Kind(rawValue: $0.value(String.self, at: "kind")) != nil }]
  }
  let width: Int
}
