import Bridge
import ModernClient

extension String {
  static let empty = ""
  static var none: String { "none" }
}

struct Actor: LegacyDecodable {
  var id = Int.zero
  var name = String.empty
  @DefaultValue<RoleDefault> var role = String.none
  @DecodedBy<HeightRule> var height = Double.zero

  init() {}

  enum RoleDefault: DefaultProviding { static var decodingDefault: String { "none" } }
  enum HeightRule: DecodingRule {
    static let value = Decoding<Double> { try $0.valueIfPresent(Double.self) ?? Double.zero }
  }
}
