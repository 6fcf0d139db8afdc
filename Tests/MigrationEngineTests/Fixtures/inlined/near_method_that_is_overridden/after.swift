// reason: `begin = date(of: json["begin"].stringValue)` is not understood
import Foundation
import Bridge

class Event: LegacyDecodable {
  var begin: Date?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    begin = try date(of: container.value(String.self, at: "begin"))
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

func note(_ values: [Event]) {}
