import Bridge

class User: LegacyDecodable {
  let id: Int
  @DecodedBy<NameRule> private(set) var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name.uppercased()
  }

  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).uppercased() } }
}
