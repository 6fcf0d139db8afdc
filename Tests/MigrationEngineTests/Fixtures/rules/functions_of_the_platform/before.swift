import Foundation
import SwiftyJSON

struct Visit {
  let id: Int
  let name: String
  let note: String?
  let tags: [String]
  let range: NSRange
  let year: Int
  let title: String

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    note = json["note"].string
    tags = json["tags"].arrayValue.map { $0.stringValue }
    range = NSMakeRange(json["from"].intValue, json["length"].intValue)
    year = Calendar.current.component(.year, from: Date(timeIntervalSince1970: json["at"].doubleValue))
    title = json["title"].stringValue.appending("!")
  }
}
