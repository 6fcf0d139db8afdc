// reason: is not understood: `formatter.dateFormat`
import Foundation
import Bridge

class Event: LegacyDecodable, ContainerDecodable {
  let formatter = DateFormatter()
  var begin: Date?

  required init(from container: LegacyContainer) throws {
    begin = try date(of: container.decode(String.self, at: "begin"))
  }

  func date(of text: String) -> Date? {
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)
  }
}
