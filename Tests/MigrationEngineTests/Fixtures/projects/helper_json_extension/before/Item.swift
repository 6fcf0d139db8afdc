import Foundation
import SwiftyJSON

class Item {
  var made: Date?

  init(json: JSON) {
    made = json["made"].date
  }
}
