import LegacyJSON
import Bridge

struct Parameters {
  let raw: Any

  init?(json: JSON) {
    guard json.exists() else { return nil }
    raw = json.error as Any
  }
}

extension Parameters: LegacyReadable {
  static func legacyValue(from json: JSON) -> Parameters? { Parameters(json: json) }
}

struct Alert: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: String
  @DecodedBy<RefusingRule<BridgedRule<Parameters>>> private(set) var parameters: Parameters

  private enum CodingKeys: String, CodingKey {
    case id
    case parameters = "params"
  }
}
