// reason: needs a written initializer: the document has a default value
import Foundation
import SwiftyJSON

class Device {
  var id: Int

  init(json: JSON = JSON([:])) {
    id = json["id"].intValue
  }
}
