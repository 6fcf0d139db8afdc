import SwiftyJSON

class Photo {
  var url = ""
  var width = 0
  var names: [String] = []

  init(json: JSON) {
    let sizes = json["sizes"]
    if let size = sizes.filter({ $0.1["type"] == "m" }).first {
      url = size.1["url"].stringValue
      width = size.1["width"].intValue
    }
    names = json["people"].filter { !$0.1["name"].stringValue.isEmpty }.map { $0.1["name"].stringValue }
  }
}
