// reason: `begin = date(of: json["begin"].stringValue)` is not understood
import Foundation
import Bridge

class Event: LegacyDecodable, ContainerDecodable {
  var begin: Date?

  required init(from container: LegacyContainer) throws {
    begin = try date(of: container.decode(String.self, at: "begin"))
  }

  func date(of text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)
  }
}

class Holiday: Event {
  override func date(of text: String) -> Date? { nil }
}
