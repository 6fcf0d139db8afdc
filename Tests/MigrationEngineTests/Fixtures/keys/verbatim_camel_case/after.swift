import Bridge

struct Model: LegacyDecodable, VerbatimKeys {
  let userId: Int?
  let name: String?
}
