import Bridge

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Items: LegacyDecodable {
  @DecodedBy<AllRule> var all: [Item]

  enum AllRule: DecodingRule { static let value = Decoding<[Item]> { try $0.value([Item].self).reversed() } }
}
