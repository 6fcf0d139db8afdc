import Foundation
import SwiftyJSON

extension DateFormatter {
  static let plain: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
}

extension JSON {
  var slotDay: Date? {
    get {
      switch self.type {
      case .string:
        let text = self.stringValue.prefix(10)
        return DateFormatter.plain.date(from: String(text))
      default:
        return nil
      }
    }
    set {
      if let newValue = newValue {
        self.object = DateFormatter.plain.string(from: newValue)
      } else {
        self.object = NSNull()
      }
    }
  }
}

struct Slot {
  let id: Int?
  let start: Date?

  init(json: JSON) {
    id = json["id"].int
    start = json["start"].slotDay
  }

  var written: JSON {
    var json = JSON()
    json["start"].slotDay = start
    return json
  }
}
