import Foundation
import LegacyJSON

struct Item {
  let count: NSNumber?
  let price: NSNumber
  let total: Double
  let id: Int
  let name: String
  let note: String
  let place: String

  init(json: JSON) {
    count = json["count"].number
    price = json["price"]["amount"].numberValue
    total = json["total"].numberValue.doubleValue
    id = json["id"].intValue
    name = json["name"].stringValue
    note = json["note"].stringValue
    place = json["place"].stringValue
  }
}
