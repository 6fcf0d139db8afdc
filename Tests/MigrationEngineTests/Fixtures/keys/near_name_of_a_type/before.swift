// reason: `print(Date)` is not understood
import Foundation
import SwiftyJSON

struct Record {
  let start: String

  init(json: JSON) {
    let Date = json["Date"].stringValue
    print(Date)
    start = Date.lowercased()
  }
}
