import Bridge

func minutes(_ text: String) -> Int { (Int(text) ?? 0) * 60 }

struct Session: LegacyDecodable {
  let id: Int
  let name: String
  @DecodedBy<LengthRule> var length: Int
  @DecodedBy<LengthRule> var pause: Int

  enum LengthRule: DecodingRule { static let value = Decoding<Int> { try minutes($0.value(String.self)) } }
}
