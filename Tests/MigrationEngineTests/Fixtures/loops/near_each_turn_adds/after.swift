// reason: needs a written initializer: `for photo in json["photos"].arrayValue { cover = cover + photo["url"].stringValu …` is not understood: `cover`
import Bridge

struct Gallery: LegacyDecodable {
  var cover = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for photo in container.nestedContainers(at: "photos") { cover = try cover + photo.value(String.self, at: "url") }
  }
}
