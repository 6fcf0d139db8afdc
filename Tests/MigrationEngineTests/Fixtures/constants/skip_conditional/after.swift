// reason: not plain: `count` is filled twice
import Bridge

struct Item: LegacyDecodable {
  let id: Int
  @DecodedBy<CountRule> var count: Int = 3

  enum CountRule: DecodingRule {
    static let value = Decoding<Int> { container in
      if let count = try container.decodeIfPresent(Int.self) {
        count
      } else { 1 }
    }
  }
}
