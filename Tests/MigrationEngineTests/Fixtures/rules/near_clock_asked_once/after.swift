// reason: code that may do more than give a value would run in another order
import Foundation
import Bridge

struct Visit: LegacyDecodable {
  let hasBegun: Bool
  let name: String
  let hasEnded: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let now = Date()
    hasBegun = try Date(timeIntervalSince1970: container.value(Double.self, at: "begin")) < now
    name = try container.value(String.self, at: "name")
    hasEnded = try Date(timeIntervalSince1970: container.value(Double.self, at: "end")) < now
  }
}
