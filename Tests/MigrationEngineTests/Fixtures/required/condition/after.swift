import Bridge

struct Tag: LegacyRequiringDecodable {
  let id: Int
  let name: String
  let note: String?
}

struct Point: LegacyRequiringDecodable {
  let x: Double
}
