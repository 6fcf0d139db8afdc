// reason: is not understood: `formatter.dateFormat`
import Foundation
import Bridge

class Event: LegacyDecodable {
  let formatter = DateFormatter()
  var begin: Date?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    begin = try date(of: container.value(String.self, at: "begin"))
  }

  func date(of text: String) -> Date? {
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)
  }
}
