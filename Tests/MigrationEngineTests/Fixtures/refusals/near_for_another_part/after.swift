// reason: asks for more than its properties: `.refusesUnless {
import Bridge

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.exists(at: "meta") }] }
  let id: Int
}
