// reason: code that may do more than give a value would run in another order
import Foundation
import Bridge

var count = 0

extension String {
  func appending(_ text: String) -> String {
    count += 1
    return "\(self) \(text) \(count)"
  }
}

struct Visit: LegacyDecodable {
  let id: Int
  let title: String
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    name = try container.value(String.self, at: "name").appending("?")
    title = try container.value(String.self, at: "title").appending("!")
  }
}
