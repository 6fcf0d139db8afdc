// reason: needs a written initializer
import Foundation
import Bridge

struct Ages: LegacyDecodable, ContainerDecodable {
  var ages: [String: Int?] = [:]

  init(from container: LegacyContainer) throws {
    for (key, value) in container.members(at: "ages") {
      ages[key] = try value.decodeIfPresent(Int.self)
    }
  }
}
