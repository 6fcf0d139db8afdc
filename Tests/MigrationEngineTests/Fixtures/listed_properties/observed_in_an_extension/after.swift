import Bridge

struct Tier {
  let id: String
  var note: String? { didSet { isChanged = true } }
  var isChanged = false
}

extension Tier: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("note", as: NeverNil<String>.self)] }

  private enum CodingKeys: String, CodingKey {
    case id, note
  }
}

let free = Tier(id: "")
