// reason: is not understood: `count += 1`
import Foundation
import Bridge

var count = 0

class Event: LegacyDecodable {
  var begin: Date?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    begin = try date(of: container.value(String.self, at: "begin"))
  }

  func date(of text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    count += 1
    return formatter.date(from: text)
  }
}
