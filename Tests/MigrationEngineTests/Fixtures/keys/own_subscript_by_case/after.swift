import Bridge
import LegacyJSON

enum Field: String {
  case code
  case fullName = "full-name"
}

extension JSON {
  subscript(key: Field) -> JSON { self[key.rawValue] }
}

struct Model: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int?
  @DecodedBy<NameRule> private(set) var name: String
  let email: String?

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.decodeIfPresent(Int.self, at: Field.code.rawValue) }
  }
  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.decode(String.self, at: Field.fullName.rawValue) }
  }
}
