// reason: needs a written initializer: `for image in json["images"].arrayValue { …` is not understood
import Bridge

struct Post: LegacyDecodable {
  var cover = ""
  var isFound = false

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for image in container.nestedContainers(at: "images") {
      if !isFound {
        isFound = try image.value(Bool.self, at: "main")
        cover = try image.value(String.self, at: "url")
      }
    }
  }
}
