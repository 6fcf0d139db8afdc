import Bridge

struct Movie: LegacyDecodable, Encodable {
  let id: Int
  let posterPath: String
}

struct Offer: LegacyDecodable, VerbatimKeys, Encodable {
  let id: Int
  let startDate: String
}
