import Bridge

struct Mark: LegacyDecodable {
  @DecodedBy<IdRule> var id: Int
  @DecodedBy<NameRule> var name: String

  static let none = Mark(id: -1, name: "none")

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.isEmpty() ? -1 : $0.value(Int.self, at: "id") }
  }
  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.isEmpty() ? "none" : $0.value(String.self, at: "name") }
  }
}
