import Bridge

enum Level: Int { case low, high }

struct Meter: LegacyDecodable {
  @DecodedBy<IsHighRule> var isHigh: Bool

  enum IsHighRule: ObjectDecodingRule { static let value = Decoding<Bool> { try $0.value(Int.self, at: "level") == 1 } }
}
