import Bridge

struct Stop: LegacyDecodable {
  let name: String
}

struct Line: LegacyDecodable {
  let stops: [Stop]
}
