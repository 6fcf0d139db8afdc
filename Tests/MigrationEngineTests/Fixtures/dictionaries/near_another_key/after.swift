// reason: needs a written initializer
import Foundation
import Bridge

struct Names: LegacyDecodable, ContainerDecodable {
  var names: [String: String] = [:]

  init(from container: LegacyContainer) throws {
    for (key, value) in container.members(at: "names") {
      names[key.lowercased()] = try value.decode(String.self)
    }
  }
}
