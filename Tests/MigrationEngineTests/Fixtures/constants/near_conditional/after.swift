// reason: `.int ?? 1` is not `.intValue`
import Bridge

struct Item: LegacyDecodable {
  let id: Int
  @DecodedBy<CountRule> var count: Int = 3

  enum CountRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
}
