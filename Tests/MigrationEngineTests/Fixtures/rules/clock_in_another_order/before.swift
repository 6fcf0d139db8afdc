import Foundation
import SwiftyJSON

struct Visit {
  let begin: Date
  let name: String
  let id: String

  init(json: JSON) {
    id = json["id"].string ?? UUID().uuidString
    name = json["name"].stringValue
    begin = json["begin"].double.map { Date(timeIntervalSince1970: $0) } ?? Date()
  }
}
