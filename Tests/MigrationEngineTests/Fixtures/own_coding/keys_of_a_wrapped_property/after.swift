import Bridge

struct Pen: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.reads("name", at: "title"), .reads("name", as: NeverNil<String>.self)] }
  let title: String?

  enum CodingKeys: String, CodingKey {
    case title = "name"
  }
}
