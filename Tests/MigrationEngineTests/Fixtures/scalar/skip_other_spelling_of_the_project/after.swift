// reason: not plain: the type of `since` is not understood
import Bridge

typealias TimeInterval = Float

struct Counted: LegacyDecodable, ContainerDecodable {
  var since: TimeInterval
  init(from container: LegacyContainer) throws { since = try container.decode(Float.self, at: "since") }
}
