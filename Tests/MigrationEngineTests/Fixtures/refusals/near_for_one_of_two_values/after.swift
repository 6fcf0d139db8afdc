// reason: asks for more than its properties: `.refusesUnless {
import Bridge

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] {
    [.refusesUnless { try $0.valueIfPresent(Int.self, at: "id") == 7 || $0.value(String.self, at: "kind") == "x" }]
  }
  let id: Int
}
