import Foundation
import SwiftyJSON

class Session: NSObject {
  var id = 0
  var title = ""

  func objectMapping(json: JSON) {
    id = json["id"].intValue
    title = json["title"].stringValue
  }
}

class Dashboard: NSObject {
  var name = ""
  var sessions = [Session]()
  var session: Session?

  func objectMapping(json: JSON) {
    name = json["data"]["name"].stringValue
    for data in json["data"]["sessions"].arrayValue {
      let d = Session()
      d.objectMapping(json: data)
      sessions.append(d)
    }
  }
}

func load(_ json: JSON, completion: (Dashboard) -> Void) {
  let dashboard = Dashboard()
  print("x")
  dashboard.objectMapping(json: json)
  completion(dashboard)
}
