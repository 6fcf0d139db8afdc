// reason: is not understood: `count += 1`
import Foundation
import Bridge

var count = 0

class Event: LegacyDecodable, ContainerDecodable {
  var begin: Date?

  required init(from container: LegacyContainer) throws {
    begin = try date(of: container.decode(String.self, at: "begin"))
  }

  func date(of text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    count += 1
    return formatter.date(from: text)
  }
}
