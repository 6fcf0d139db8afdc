import Bridge

class User: LegacyDecodable {
  @DecodedBy<IdRule> var id: Int
  @DecodedBy<NameRule> var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.decode(Bool.self, at: "guest") ? 0 : $0.decode(Int.self, at: "id") }
  }
  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.decode(Bool.self, at: "guest") ? "guest" : container.decode(String.self, at: "name")
    }
  }
}
