// reason: `names += json["names"].arrayValue.map { $0.stringValue }` is not understood
import Bridge

struct Table: LegacyDecodable, ContainerDecodable {
  var names: [String]!

  init(from container: LegacyContainer) throws {
    names += try container.decode([String].self, at: "names")
  }
}
