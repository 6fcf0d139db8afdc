import LegacyJSON

final class SessionToken {
  let token: String
  let refresh: String

  init?(response: JSON?) {
    var token: String?
    var refresh: String?
    if let response {
      token = response["access_token"].string
      refresh = response["refresh_token"].string
    }
    guard let token, let refresh else { return nil }
    self.token = token
    self.refresh = refresh
  }
}

func session(_ json: JSON) -> SessionToken? { SessionToken(response: json) }
