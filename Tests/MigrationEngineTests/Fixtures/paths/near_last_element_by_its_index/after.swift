// reason: is not understood
import Bridge

struct Journey: LegacyDecodable, ContainerDecodable {
  let end: String

  init(from container: LegacyContainer) throws {
    let stops = container.nestedContainers(at: "stops")
    end = try stops[stops.count - 1].decode(String.self)
  }
}
