import SwiftyJSON

struct Banner {
  var id = 0
  var note: String?

  init(json: JSON) {
    guard !json.isEmpty else { return }
    id = json["id"].intValue
    note = json["note"].string
  }
}
