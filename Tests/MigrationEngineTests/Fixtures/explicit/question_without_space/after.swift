// reason: is not understood
import Foundation
import Bridge

struct Route: LegacyDecodable {
  var start = ""
  var end: String?
  var stops = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("reading a route")
    if !container.isEmpty(at: "from") {
      start = try container.value(String.self, at: "from", "city")
    }
    if container.exists(at: "to") { end = try container.valueIfPresent(String.self, at: "to", "city") }
    if try (container.valueIfPresent(String.self, at: "kind") == "express") { return }
    stops = try container.value(Int.self, at: "stops")
  }
}
