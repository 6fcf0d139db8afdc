// reason: code that may do more than give a value would run in another order
import Foundation
import SwiftyJSON

var count = 0

extension String {
  func appending(_ text: String) -> String {
    count += 1
    return "\(self) \(text) \(count)"
  }
}

struct Visit {
  let id: Int
  let title: String
  let name: String

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue.appending("?")
    title = json["title"].stringValue.appending("!")
  }
}
