import Foundation
import SwiftyJSON

enum Formats {
  static let startDay: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
}

extension JSON {
  var startDay: Date? {
    get {
      switch self.type {
      case .string:
        return Formats.startDay.date(from: self.object as! String)
      default:
        return nil
      }
    }
  }

  var isText: Bool { type == .string }

  var isList: Bool { Type.array == (type) }
}

struct Event {
  let begin: Date?
  let hasName: Bool
  let hasGuests: Bool

  init(json: JSON) {
    begin = json["begin"].startDay
    hasName = json["name"].isText
    hasGuests = json["guests"].isList
  }
}
