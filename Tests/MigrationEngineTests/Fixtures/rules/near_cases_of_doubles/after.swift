// reason: needs a rule
import Bridge

enum Ratio: Double { case half = 0.5, full = 1 }

struct Share: LegacyDecodable {
  @DecodedBy<RatioRule> private(set) var ratio: Ratio

  enum RatioRule: DecodingRule { static let value = Decoding<Ratio> { try $0.value(Double.self) == 1 ? .full : .half } }
}
