import LegacyJSON
import Bridge

struct SessionKey: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let token: String
  let refresh: String

  private enum CodingKeys: String, CodingKey {
    case token = "accessToken"
    case refresh = "refreshToken"
  }
}

func key(_ json: JSON) -> SessionKey? { SessionKey(json: json) }
