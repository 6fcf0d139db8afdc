import Foundation
import LegacyJSON

enum Parser {
  static func date(_ json: JSON) -> Date? {
    guard let seconds = json.double else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }
}

struct Item {
  let when: Date?

  init(json: JSON) {
    when = Parser.date(json["when"])
  }
}

func elsewhere(_ json: JSON) -> Date? { Parser.date(json["when"]) }
