// reason: needs a written initializer: two properties read the key
import Bridge

struct Settings: LegacyDecodable, ContainerDecodable {
  var pushNotification: Int
  var push_notification: Bool

  init(from container: LegacyContainer) throws {
    pushNotification = try container.decode(Int.self, at: "push_notification")
    push_notification = try container.decode(Bool.self, at: "push_notification")
  }
}
