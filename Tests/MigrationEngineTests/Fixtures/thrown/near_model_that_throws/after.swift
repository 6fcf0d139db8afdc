// reason: `waits`: needs a rule
import Bridge

enum WaitError: Error { case noTime }

struct Wait: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(WaitError.noTime)] }
  let eta: String
}

struct Form: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesWithError(WaitError.noTime)] }
  @DecodedBy<WaitsRule> var waits: [Wait]
  let name: String

  enum WaitsRule: DecodingRule {
    static let value = Decoding<[Wait]> { try $0.nestedContainers().map { try $0.value(Wait.self) } }
  }
}
