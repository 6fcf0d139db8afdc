import Bridge

struct Movie: LegacyDecodable, Encodable {
  let id: Int
  let posterPath: String
}

struct Offer: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys] }
  let id: Int
  let startDate: String
}
