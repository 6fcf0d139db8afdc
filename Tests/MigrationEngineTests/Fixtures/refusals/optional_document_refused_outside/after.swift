import LegacyJSON
import Bridge

struct SessionToken: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let token: String
  let refresh: String

  private enum CodingKeys: String, CodingKey {
    case token = "accessToken"
    case refresh = "refreshToken"
  }
}

func session(_ json: JSON) -> SessionToken? { SessionToken(json: json) }
