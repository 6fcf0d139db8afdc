// reason: it contains `Statistics`, whose initializer may fail
import Bridge

struct Statistics: LegacyFailableDecodable, RefusesAbsent {
  let views: Int
}

struct Video: LegacyDecodable {
  @DecodedBy<StatisticsRule> private(set) var statistics: Statistics?

  enum StatisticsRule: DecodingRule {
    static let value = Decoding<Statistics?> { try $0.decodeIfAccepted(Statistics.self) }
  }
}
