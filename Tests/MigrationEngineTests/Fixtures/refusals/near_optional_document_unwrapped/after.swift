// reason: needs a written initializer: `guard let token, let refresh else { return nil }` is not understood
import LegacyJSON
import Bridge

final class SessionKey: LegacyFailableDecodable, ContainerDecodable {
  let token: String
  let refresh: String

  init(from container: LegacyContainer) throws {
    // From here on there is a document, which can be asked.
    let token = try container.decodeIfPresent(String.self, at: "access_token")
    let refresh = try container.decodeIfPresent(String.self, at: "refresh_token")
    guard let token, let refresh else { throw container.refusal }
    self.token = token
    self.refresh = refresh
  }
}

func key(_ json: JSON) -> SessionKey? { SessionKey(json: json) }
