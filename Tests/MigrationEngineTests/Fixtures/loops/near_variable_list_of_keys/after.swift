// reason: is not understood
import Bridge

struct Contact: LegacyDecodable {
  static var names = ["nick", "name"]

  var name = "-"

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for key in Contact.names { name = try container.valueIfPresent(String.self, at: key) ?? name }
  }
}
