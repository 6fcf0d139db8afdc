import Bridge

struct Bad: Error {}
struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}
