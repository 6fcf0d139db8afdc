import SwiftyJSON

extension Item {
  func update(_ json: JSON) {
    name = json["name"].string
  }
}
