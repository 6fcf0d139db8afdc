import SwiftyJSON

class Several {
  var id: Int!

  init(json: JSON) {
    if json.count == 1 { return }
    id = json["id"].intValue
  }
}
