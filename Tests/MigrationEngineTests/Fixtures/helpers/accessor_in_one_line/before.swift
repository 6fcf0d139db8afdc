import Foundation
import LegacyJSON

extension JSON {
  var date: Date? { return double.map { Date(timeIntervalSince1970: $0) } }
  var size: Int { get { return int ?? 1 } }
}

struct Item {
  let when: Date?
  let size: Int

  init(json: JSON) {
    when = json["when"].date
    size = json["size"].size
  }
}
