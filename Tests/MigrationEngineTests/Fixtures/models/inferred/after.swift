import Bridge

struct Owner: LegacyDecodable {
  let name: String
}

struct Item: LegacyDecodable {
  let id: Int
  var owner = Owner(json: [:])
  var seller = Owner.init(json: [:])
}
