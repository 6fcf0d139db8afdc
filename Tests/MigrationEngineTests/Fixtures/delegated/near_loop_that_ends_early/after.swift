// reason: needs a written initializer: `self.init(names: json["names"].arrayValue.map { $0.stringValue })` is not understood
import Bridge

struct Point: LegacyDecodable, ContainerDecodable {
  var names: [String] = []

  init(from container: LegacyContainer) throws { try self.init(names: container.decode([String].self, at: "names")) }

  init(names: [String]) {
    for name in names {
      if name.isEmpty { break }
      self.names.append(name)
    }
  }
}
