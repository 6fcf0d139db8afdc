import Bridge

struct Item: LegacyDecodable {
  var id = 0
  init() {}
}
