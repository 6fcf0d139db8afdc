import Bridge

struct Tag: LegacyRequiringDecodable {
  let id: Int
  let name: String
}
