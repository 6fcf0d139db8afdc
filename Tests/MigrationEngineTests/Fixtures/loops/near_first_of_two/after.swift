// reason: is not understood
import Bridge

struct Gallery: LegacyDecodable, ContainerDecodable {
  var cover = ""

  init(from container: LegacyContainer) throws {
    for photo in container.nestedContainers(at: "photos") {
      if try photo.decode(String.self, at: "kind") == "cover" {
        cover = try photo.decode(String.self, at: "url")
        break
      }
      cover = try photo.decode(String.self, at: "thumbnail")
    }
  }
}
