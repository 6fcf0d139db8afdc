import Foundation
import SwiftyJSON

class Record {
  let owner: String
  var shots = [Shot]()
  var notes = [Note]()

  init(json: JSON) {
    owner = json["owner"].stringValue
    for item in json["shots"].arrayValue {
      let name = item["name"].stringValue
      let status = item["status"].intValue
      shots.append(Shot(name: name, status: status))
    }
    for item in json["notes"].arrayValue {
      let formatter = DateFormatter()
      formatter.dateFormat = "yyyy-MM-dd"
      let date = formatter.date(from: item["date"].stringValue)
      notes.append(Note(date: date, reason: item["reason"].stringValue))
    }
  }

  struct Shot {
    var name: String
    var status: Int
  }

  struct Note {
    var date: Date?
    var reason: String
  }
}
