// reason: asks for more than its properties: `.refusesUnless {
import Bridge

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { try $0.value(Int.self, at: "id") != 0 }] }
  let id: Int
}
