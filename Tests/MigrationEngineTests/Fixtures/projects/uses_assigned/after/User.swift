import Bridge

class User: LegacyDecodable {
  var name: String?
  let age: Int
}
