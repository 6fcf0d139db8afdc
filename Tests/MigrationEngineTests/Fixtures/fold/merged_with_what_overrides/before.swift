import SwiftyJSON

class Remote {
  var source = "remote"

  init(json: JSON) {
    if json.isEmpty { return }
    fill(json)
  }

  func fill(_ json: JSON) {}
  func show() -> String { return source }
}

class Guest: Remote {
  var name = "guest"

  override func fill(_ json: JSON) {
    name = json["name"].stringValue
  }
}
