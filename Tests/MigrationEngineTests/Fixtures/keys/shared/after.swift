import Bridge

struct Settings: LegacyDecodable {
  let isPush: Bool
  @DecodedBy<IsSoundRule> var isSound: Bool
  let name: String

  private enum CodingKeys: String, CodingKey {
    case isSound, name
    case isPush = "push"
  }

  enum IsSoundRule: ObjectDecodingRule { static let value = Decoding<Bool> { try $0.value(Bool.self, at: "push") } }
}
