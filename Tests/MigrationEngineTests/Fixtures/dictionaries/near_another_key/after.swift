// reason: needs a written initializer
import Foundation
import Bridge

struct Names: LegacyDecodable {
  var names: [String: String] = [:]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for (key, value) in container.members(at: "names") {
      names[key.lowercased()] = try value.value(String.self)
    }
  }
}
