// reason: needs a written initializer
import Foundation
import Bridge

struct Ages: LegacyDecodable {
  var ages: [String: Int?] = [:]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for (key, value) in container.members(at: "ages") {
      ages[key] = try value.valueIfPresent(Int.self)
    }
  }
}
