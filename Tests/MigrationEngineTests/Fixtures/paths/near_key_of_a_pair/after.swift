// reason: needs a written initializer: `if let size = json["sizes"].filter({ $0.0 == "m" }).first { url = size.1["url"]. …` is not understood
import Bridge
import LegacyJSON

class Photo: LegacyDecodable {
  var url = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let size = container.entries(at: "sizes").filter({ $0.0 == "m" }).first {
      url = try size.1.value(String.self, at: "url")
    }
  }
}

class Sticker {
  var url = ""

  init(json: JSON) {
    if let image = json["images"].filter({ $0.1["width"] == 256 }).first { url = image.1["url"].stringValue }
  }
}
