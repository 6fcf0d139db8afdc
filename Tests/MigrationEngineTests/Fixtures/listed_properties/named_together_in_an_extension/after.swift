import Bridge

struct Tier {
  let id: String
  var note, title: String?
}

extension Tier: LegacyDecodable {
  static var legacyRules: [LegacyRule] {
    [.reads("note", as: NeverNil<String>.self), .reads("title", as: NeverNil<String>.self)]
  }
}

let free = Tier(id: "")
