import LegacyJSON

final class SessionKey {
  let token: String
  let refresh: String

  init?(response: JSON?) {
    // From here on there is a document, which can be asked.
    guard let response else { return nil }
    let token = response["access_token"].string
    let refresh = response["refresh_token"].string
    guard let token, let refresh else { return nil }
    self.token = token
    self.refresh = refresh
  }
}

func key(_ json: JSON) -> SessionKey? { SessionKey(response: json) }
