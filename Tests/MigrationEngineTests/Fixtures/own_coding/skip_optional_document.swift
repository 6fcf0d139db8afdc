// reason: the type is Codable already, and its document may be nil
import SwiftyJSON

struct Score: Codable {
  var points = 1
  var name = "none"

  init(json: JSON?) {
    points = 2
    if let document = json {
      name = document["title"].stringValue
      print(document)
    }
  }
}
