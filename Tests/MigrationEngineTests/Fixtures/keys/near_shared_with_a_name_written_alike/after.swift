// reason: needs a written initializer: two properties read the key
import Bridge

struct Settings: LegacyDecodable {
  var pushNotification: Int
  var push_notification: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    pushNotification = try container.value(Int.self, at: "push_notification")
    push_notification = try container.value(Bool.self, at: "push_notification")
  }
}
