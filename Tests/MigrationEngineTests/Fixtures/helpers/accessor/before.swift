import Foundation
import LegacyJSON

extension JSON {
  var date: Date? {
    return double.map { Date(timeIntervalSince1970: $0) }
  }

  func limited(to limit: Int) -> String { String(stringValue.prefix(limit)) }
}

struct Item {
  let when: Date?
  let name: String

  init(json: JSON) {
    when = json["when"].date
    name = json["name"].limited(to: 3)
  }
}
