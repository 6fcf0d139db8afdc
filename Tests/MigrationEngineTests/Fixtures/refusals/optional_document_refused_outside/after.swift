import LegacyJSON
import Bridge

final class SessionToken: LegacyFailableDecodable {
  let token: String
  let refresh: String

  init(from decoder: any Decoder) throws {
    let container: LegacyContainer? = try decoder.legacyContainer()
    var token: String?
    var refresh: String?
    if let response = container {
      token = try response.decodeIfPresent(String.self, at: "access_token")
      refresh = try response.decodeIfPresent(String.self, at: "refresh_token")
    }
    guard let token, let refresh else { throw LegacyContainer.refusal }
    self.token = token
    self.refresh = refresh
  }
}

func session(_ json: JSON) -> SessionToken? { SessionToken(json: json) }
