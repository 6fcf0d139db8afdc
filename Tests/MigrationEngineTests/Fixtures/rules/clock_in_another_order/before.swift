import Foundation
import SwiftyJSON

struct Visit {
  let hasBegun: Bool
  let name: String
  let length: Int

  init(json: JSON) {
    length = json["length"].int ?? UUID().uuidString.count
    name = json["name"].stringValue
    hasBegun = Date(timeIntervalSince1970: json["begin"].doubleValue) < Date()
  }
}
