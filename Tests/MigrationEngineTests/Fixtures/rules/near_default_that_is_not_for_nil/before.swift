// reason: needs a rule
import Foundation
import SwiftyJSON

struct Ticket {
  let number: Int?
  let name: String

  init(json: JSON) {
    if let text = json["number"].string {
      number = Int(text + "0")
    } else {
      number = 5
    }
    name = json["name"].stringValue
  }
}
