import Bridge

enum APIUtil { static func int(_ json: LegacyContainer) throws -> Int? { 1 } }

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: Int?

  enum ARule: DecodingRule { static let value = Decoding<Int?> { try APIUtil.int($0) } }
}
