// reason: needs a rule
import Bridge

struct Feed: LegacyDecodable {
  let raw: String = "short"
  @DecodedBy<SizeRule> private(set) var size: Int

  private enum CodingKeys: String, CodingKey {
    case size
  }

  enum SizeRule: DecodingRule { static let value = Decoding<Int> { try max($0.value(Int.self), 1) } }
}
