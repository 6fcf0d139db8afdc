// reason: asks for more than its properties: `.refusesUnless {
import Bridge

struct Story: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.numberIfPresent(at: "id") != nil }] }
  let id: Int?
}
