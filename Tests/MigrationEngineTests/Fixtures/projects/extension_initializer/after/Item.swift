import Bridge

struct Item: LegacyDecodable {
  var name: String
}
