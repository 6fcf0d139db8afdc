// reason: needs a written initializer: `for photo in json["photos"].arrayValue { cover = cover + photo["url"].stringValu …` is not understood: `cover`
import Bridge

struct Gallery: LegacyDecodable, ContainerDecodable {
  var cover = ""

  init(from container: LegacyContainer) throws {
    for photo in container.nestedContainers(at: "photos") { cover = try cover + photo.decode(String.self, at: "url") }
  }
}
