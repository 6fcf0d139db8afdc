import SwiftyJSON

enum Formats {
  struct Day {
    let text: String
    init(_ text: String) { self.text = text }
  }

  static func day(_ text: String) -> Day { Day(text) }
}

enum Log {
  static func day(_ text: String) { print(text) }
}

struct Stay {
  let first: Formats.Day
  let last: Formats.Day
  let most: Int

  init(json: JSON) {
    most = max(json["adults"].intValue, json["children"].intValue)
    last = Formats.day(json["last"].stringValue)
    first = Formats.Day(json["first"].stringValue)
  }
}
