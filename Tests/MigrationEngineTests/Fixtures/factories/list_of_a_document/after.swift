import Bridge

struct Movie: LegacyDecodable {
  let id: Int
  let title: String
}

struct Actor: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let name: String
}

struct Cinema: LegacyDecodable {
  let items: [Movie]
  let actors: [Actor]
  let city: String
}
