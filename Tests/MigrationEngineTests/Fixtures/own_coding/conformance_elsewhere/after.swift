import Bridge

struct Tier: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("id", at: "tier_number"), .reads("title", as: NeverNil<String>.self)] }
  let id: Int
  let title: String?
}

extension Tier: Codable {}

protocol Stored: Codable {}

struct Zone: LegacyDecodable, Stored {
  static var legacyRules: [LegacyRule] { [.reads("id", at: "zone", "id")] }
  let id: Int
}

struct Badge: LegacyDecodable, Stored {
  static var legacyRules: [LegacyRule] { [.reads("label", at: "name")] }
  var label = ""

  init() {}
}
