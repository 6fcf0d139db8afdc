// reason: is not understood
import Foundation
import SwiftyJSON

struct Route {
  var start = ""
  var end: String?
  var stops = 0

  init(json: JSON) {
    print("reading a route")
    if(json["from"].count != 0) {
      start = json["from"]["city"].stringValue
    }
    if(json["to"].exists()) { end = json["to"]["city"].string }
    if(json["kind"] == "express") { return }
    stops = json["stops"].intValue
  }
}
