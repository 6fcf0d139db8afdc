import Bridge

struct Album: LegacyDecodable {
  let name: String
  let note: String?
}
