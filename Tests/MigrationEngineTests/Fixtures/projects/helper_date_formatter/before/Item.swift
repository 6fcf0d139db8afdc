import Foundation
import SwiftyJSON

class Item {
  var made: Date?

  init(json: JSON) {
    made = Formats.day.date(from: json["made"].stringValue)
  }
}
