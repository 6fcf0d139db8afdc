import Foundation
import LegacyJSON

final class Cell: JSONDeserializable {
  var count: Int = 0
  var title: String?

  init(json: JSON) {
    count = json["count"].intValue
    title = json["title"].string
  }

  func add() {
    count += 1
  }
}
