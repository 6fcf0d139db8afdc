import LegacyJSON
import Bridge

class Session {
  let raw: Any

  init(json: JSON) {
    raw = json.object
  }
}

extension Session: LegacyReadable { static func read(_ json: JSON) -> Session { Session(json: json) } }

struct Item: LegacyDecodable, ContainerDecodable {
  let session: Session
  let sessions: [Session]

  init(from container: LegacyContainer) throws {
    session = try container.read(Session.self, at: "session")
    sessions = try container.nestedContainers(at: "sessions").map { try $0.read(Session.self) }
  }
}
