import Bridge

struct Item: LegacyRequiringDecodable {
  let id: Int
}

struct Items: LegacyDecodable {
  @DecodedBy<AllRule> var all: [Item]

  enum AllRule: DecodingRule { static let value = Decoding<[Item]> { try $0.decode([Item].self).reversed() } }
}
