import Bridge

class User: LegacyDecodable {
  @DecodedBy<IdRule> var id: Int
  @DecodedBy<NameRule> var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.value(Bool.self, at: "guest") ? 0 : $0.value(Int.self, at: "id") }
  }
  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.value(Bool.self, at: "guest") ? "guest" : container.value(String.self, at: "name")
    }
  }
}
