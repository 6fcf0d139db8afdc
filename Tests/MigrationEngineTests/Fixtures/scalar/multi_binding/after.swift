import Bridge

struct Model: LegacyDecodable {
  var a, b: Int?
}
