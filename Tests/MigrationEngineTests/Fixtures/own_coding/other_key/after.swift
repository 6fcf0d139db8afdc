import Bridge

struct Movie: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] { [.reads("poster", at: "poster_path")] }
  let id: Int
  let poster: String
}
