import Bridge

struct Period: LegacyDecodable {
  let name: String
  @DecodedBy<BeginRule> var begin: Int
  @DecodedBy<BeginRule> var end: Int
  @DecodedBy<BeginRule> var pause: Int

  enum BeginRule: DecodingRule { static let value = Decoding<Int> { try $0.value(Int.self) * 60 } }
}
