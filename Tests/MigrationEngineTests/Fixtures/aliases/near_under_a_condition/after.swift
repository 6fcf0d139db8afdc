// reason: needs a written initializer: the type of `id` is not understood
import Bridge

#if os(Linux)
typealias Key = Int
#else
typealias Key = Double
#endif

struct Course: LegacyDecodable, ContainerDecodable {
  let id: Key

  init(from container: LegacyContainer) throws {
    id = try container.decode(Int.self, at: "id")
  }
}
