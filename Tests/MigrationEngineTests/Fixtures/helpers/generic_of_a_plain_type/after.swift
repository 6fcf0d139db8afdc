import LegacyJSON
import Bridge

protocol Made {
  init(json: JSON)
}

extension JSON {
  func made<T: Made>(_ type: T.Type) -> T? {
    return T(json: self)
  }
}

extension LegacyContainer {
  func made<T: Made & LenientDecodable>(_ type: T.Type) throws -> T? {
    return try self.value(T.self)
  }
}

struct Owner: LegacyDecodable, Made {
  let name: String?
}

struct Item: LegacyDecodable, Made {
  @DecodedBy<IdRule> private(set) var id: Int
  @DecodedBy<OwnerRule> private(set) var owner: Owner?

  enum IdRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
  enum OwnerRule: DecodingRule { static let value = Decoding<Owner?> { try $0.made(Owner.self) } }
}
