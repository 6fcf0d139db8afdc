import Bridge

struct Score: LegacyDecodable {
  let point: Int
  let level: Int
}
