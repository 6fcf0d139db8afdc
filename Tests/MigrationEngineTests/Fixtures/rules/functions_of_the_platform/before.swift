import CoreLocation
import Foundation
import SwiftyJSON

struct Visit {
  let id: Int
  let name: String
  let note: String?
  let tags: [String]
  let place: CLLocationCoordinate2D
  let year: Int
  let title: String

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    note = json["note"].string
    tags = json["tags"].arrayValue.map { $0.stringValue }
    place = CLLocationCoordinate2DMake(json["lat"].doubleValue, json["lng"].doubleValue)
    year = Calendar.current.component(.year, from: Date(timeIntervalSince1970: json["at"].doubleValue))
    title = json["title"].stringValue.appending("!")
  }
}
