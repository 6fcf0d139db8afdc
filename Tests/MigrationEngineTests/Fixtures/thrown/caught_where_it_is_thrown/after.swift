import Bridge

enum ItemError: Error { case noID }

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  let title: String?

  enum IdRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? -1 } }
}
