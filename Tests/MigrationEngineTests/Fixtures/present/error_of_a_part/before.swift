import SwiftyJSON

struct Answer {
  let id: Int
  let note: String

  init?(json: JSON) {
    if let _ = json["id"].error { return nil }
    guard json["note"].error == nil else { return nil }
    id = json["id"].intValue
    note = json["note"].stringValue
  }
}
