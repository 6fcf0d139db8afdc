import Bridge

struct Tier {
  let id: String
  var note, title: String?
}

extension Tier: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.neverNil] }
}

let free = Tier(id: "")
