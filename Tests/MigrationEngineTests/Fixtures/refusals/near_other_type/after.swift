// reason: asks for more than its properties: `.refusesUnless {
import Bridge

struct Listed: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull, .refusesUnless { try $0.valueIfPresent(Bool.self) == nil }] }
  let id: Int?
}
