import SwiftyJSON

struct Settings {
  var tags = ["none"]
  var sizes = [1, 2]

  init(json: JSON) {
    if !json.isEmpty {
      tags = json["tags"].arrayValue.map { $0.stringValue }
      sizes = json["sizes"].arrayValue.map { $0.intValue }
    }
  }
}
