import Bridge

struct Genre: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Movie: LegacyDecodable {
  let genres: [Genre]
  let tags: [String]
}
