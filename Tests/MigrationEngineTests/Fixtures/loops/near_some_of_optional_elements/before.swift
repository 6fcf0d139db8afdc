// reason: is not understood
import SwiftyJSON

struct Row {
  var names: [String?] = []
  let words: [String?]

  init(json: JSON) {
    for item in json["items"].arrayValue {
      if item["name"].exists() { names.append(item["name"].stringValue) }
    }
    words = json["words"].arrayValue.flatMap { $0.stringValue.isEmpty ? [] : [$0.stringValue] }
  }
}
