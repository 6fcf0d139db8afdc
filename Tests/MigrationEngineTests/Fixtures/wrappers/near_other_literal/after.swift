// reason: `.int ?? 5` is not `.intValue`
import Bridge

struct Settings: LegacyDecodable {
  @DecodedBy<VolumeRule> var volume: Int

  enum VolumeRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 5 } }
}
