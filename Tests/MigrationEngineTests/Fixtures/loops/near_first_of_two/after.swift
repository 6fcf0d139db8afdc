// reason: is not understood
import Bridge

struct Gallery: LegacyDecodable {
  var cover = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for photo in container.nestedContainers(at: "photos") {
      if try photo.value(String.self, at: "kind") == "cover" {
        cover = try photo.value(String.self, at: "url")
        break
      }
      cover = try photo.value(String.self, at: "thumbnail")
    }
  }
}
