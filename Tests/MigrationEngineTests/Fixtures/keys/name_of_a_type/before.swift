import Foundation
import SwiftyJSON

let formatter = DateFormatter()

struct Record {
  let start: Date
  let end: Date

  init(json: JSON) {
    let members = json.dictionaryValue
    if let text = members["Date"]?.string {
      start = formatter.date(from: text) ?? Date.distantFuture
    } else {
      start = Date.distantFuture
    }
    if let text = members["formatter"]?.string {
      end = formatter.date(from: text) ?? Date.distantPast
    } else {
      end = Date.distantPast
    }
  }
}
