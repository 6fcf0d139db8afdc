import Foundation
import SwiftyJSON

struct Event {
  let date: Date

  init(json: JSON) {
    var seconds = json["milliseconds"].doubleValue
    seconds /= 1000
    date = Date(timeIntervalSince1970: seconds)
  }
}
