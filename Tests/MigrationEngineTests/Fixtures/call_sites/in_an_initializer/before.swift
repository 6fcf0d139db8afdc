import Foundation
import SwiftyJSON

class Model {
  var id: Int?

  required init(json: JSON) {
    id = json["id"].int
  }

  convenience init(object: Any) {
    self.init(json: JSON(object))
  }

  convenience init(response: Data, date: Date) {
    let json = JSON(response)
    self.init(json: json)
  }
}
