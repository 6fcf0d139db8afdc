// reason: needs a written initializer: `if let size = json["sizes"].filter({ $0.0 == "m" }).first { url = size.1["url"]. …` is not understood
import Bridge

class Photo: LegacyDecodable {
  var url = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let size = container.entries(at: "sizes").filter({ $0.0 == "m" }).first {
      url = try size.1.value(String.self, at: "url")
    }
  }
}
