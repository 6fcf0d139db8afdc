import Foundation
import LegacyJSON

struct Event {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var id: Int { json["id"].intValue }
  var start: Date {
    return Date(timeIntervalSince1970: json["start"].doubleValue)
  }
}
