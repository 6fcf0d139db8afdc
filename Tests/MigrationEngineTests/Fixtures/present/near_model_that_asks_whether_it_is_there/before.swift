// reason: the document is handed on
import SwiftyJSON

struct Part {
  let name: String

  init?(json: JSON) {
    guard json.exists() else { return nil }
    name = json["name"].stringValue
  }
}

struct Item {
  let part: Part?

  init(json: JSON) {
    part = Part(json: json["part"].exists() ? json["part"] : JSON.null)
  }
}
