// reason: code that may do more than give a value would run in another order
import Foundation
import SwiftyJSON

struct Visit {
  let begin: Date
  let name: String
  let end: Date

  init(json: JSON) {
    let now = Date()
    begin = now
    name = json["name"].stringValue
    end = now
  }
}
