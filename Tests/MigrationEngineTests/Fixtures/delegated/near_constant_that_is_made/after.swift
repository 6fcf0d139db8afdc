// reason: is not understood
import Foundation
import Bridge

struct Mark: LegacyDecodable {
  var id: String
  var name: String

  static let none = Mark(id: ProcessInfo.processInfo.processName, name: "none")

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() {
      self = .none
      return
    }
    id = try container.value(String.self, at: "id")
    name = try container.value(String.self, at: "name")
  }
}
