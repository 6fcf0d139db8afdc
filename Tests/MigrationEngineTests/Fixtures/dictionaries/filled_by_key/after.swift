import Bridge

struct Scores: LegacyDecodable {
  @DecodedBy<ByKeysRule> var byKeys: [String: Int] = [:]
  @DecodedBy<ByValuesRule> var byValues: [String: Int] = [:]
  @DecodedBy<ByReduceRule> private(set) var byReduce: [String: String]
  @DecodedBy<ByCopyRule> private(set) var byCopy: [String: Int]
  @DecodedBy<ByNumberRule> private(set) var byNumber: [Int: String]

  private enum CodingKeys: String, CodingKey {
    case byKeys, byValues, byReduce, byCopy
    case byNumber = "n"
  }

  enum ByKeysRule: ObjectDecodingRule {
    static let value = Decoding<[String: Int]> { try $0.members(at: "keys").mapValues { try $0.value(Int.self) } }
  }
  enum ByValuesRule: ObjectDecodingRule {
    static let value = Decoding<[String: Int]> { try $0.members(at: "values").mapValues { try $0.value(Int.self) } }
  }
  enum ByReduceRule: ObjectDecodingRule {
    static let value = Decoding<[String: String]> { container in
      try container.members(at: "reduce").mapValues { try $0.value(String.self) }
    }
  }
  enum ByCopyRule: ObjectDecodingRule {
    static let value = Decoding<[String: Int]> { try $0.members(at: "copy").mapValues { try $0.value(Int.self) } }
  }
  enum ByNumberRule: DecodingRule {
    static let value = Decoding<[Int: String]> { container in
      try Dictionary(
        container.members().compactMap { item in try Int(item.key).map { try ($0, item.value.value(String.self)) } },
        uniquingKeysWith: { $1 })
    }
  }
}
