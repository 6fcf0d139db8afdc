// reason: code that may do more than give a value would run in another order
import Foundation
import Bridge

struct Visit: LegacyDecodable {
  let begin: Date
  let name: String
  let end: Date

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let now = Date()
    begin = now
    name = try container.value(String.self, at: "name")
    end = now
  }
}
