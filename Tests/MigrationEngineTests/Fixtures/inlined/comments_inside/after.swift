import Bridge

struct Course: LegacyDecodable {
  let id: Int
  let title: String
}
