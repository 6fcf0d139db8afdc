// reason: needs a written initializer: `if let size = json["sizes"].filter({ $0.0 == "m" }).first { url = size.1["url"]. …` is not understood
import SwiftyJSON

class Photo {
  var url = ""

  init(json: JSON) {
    if let size = json["sizes"].filter({ $0.0 == "m" }).first { url = size.1["url"].stringValue }
  }
}

class Sticker {
  var url = ""

  init(json: JSON) {
    if let image = json["images"].filter({ $0.1["width"] == 256 }).first { url = image.1["url"].stringValue }
  }
}
