// reason: is not understood
import Foundation
import Bridge

class Event: LegacyDecodable, ContainerDecodable {
  var begin: Date?

  required init(from container: LegacyContainer) throws {
    let first = DateFormatter()
    let second = first
    second.dateFormat = "yyyy"
    begin = try first.date(from: container.decode(String.self, at: "begin"))
  }
}
