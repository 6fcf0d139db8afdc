import LegacyJSON
import Bridge

protocol Made {
  init(_ json: JSON)
}

struct Owner: LegacyDecodable, Made {
  let name: String?

  init(_ json: JSON) { self.init(json: json) }
}

struct Item: LegacyDecodable, Made {
  @DecodedBy<IdRule> private(set) var id: Int
  @NeverNil private(set) var owner: Owner?

  enum IdRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }

  init(_ json: JSON) { self.init(json: json) }
}
