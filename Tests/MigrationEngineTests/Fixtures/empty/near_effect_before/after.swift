// reason: is not understood
import Bridge

struct Banner: LegacyDecodable, ContainerDecodable {
  var id = 0
  var title = ""

  init(from container: LegacyContainer) throws {
    print("banner")
    if container.isEmpty() { return }
    id = try container.decode(Int.self, at: "id")
    title = try container.decode(String.self, at: "title").uppercased()
  }
}
