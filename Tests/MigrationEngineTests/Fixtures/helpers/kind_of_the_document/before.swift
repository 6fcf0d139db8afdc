import Foundation
import SwiftyJSON

enum Formats {
  static let day: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
}

extension JSON {
  var day: Date? {
    get {
      switch self.type {
      case .string:
        return Formats.day.date(from: self.object as! String)
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
    begin = json["begin"].day
    hasName = json["name"].isText
    hasGuests = json["guests"].isList
  }
}
