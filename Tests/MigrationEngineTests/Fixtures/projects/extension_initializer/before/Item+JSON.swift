import SwiftyJSON

extension Item {
  init(json: JSON) {
    name = json["name"].stringValue
  }
}
