import Bridge

struct Items: LegacyDecodable {
  @DecodedBy<CountRule> var count = 0
  @DecodedBy<AllRule> var all: [String]

  enum CountRule: ObjectDecodingRule { static let value = Decoding<Int> { $0.nestedContainers(at: "all").count } }
  enum AllRule: DecodingRule { static let value = Decoding<[String]> { try $0.value([String].self).reversed() } }
}
