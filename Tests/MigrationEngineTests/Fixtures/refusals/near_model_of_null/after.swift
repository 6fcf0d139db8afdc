// reason: `statistics`: needs a rule: `statistics = Statistics(json: json["statistics"])`
import Bridge

struct Statistics: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesAbsent] }
  let views: Int
}

struct Video: LegacyDecodable {
  @DecodedBy<StatisticsRule> private(set) var statistics: Statistics?

  enum StatisticsRule: DecodingRule {
    static let value = Decoding<Statistics?> { try $0.valueIfAccepted(Statistics.self) }
  }
}
