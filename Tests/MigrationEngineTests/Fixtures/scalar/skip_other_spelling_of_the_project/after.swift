// reason: not plain: the type of `since` is not understood
import Bridge

typealias TimeInterval = Float

struct Counted: LegacyDecodable {
  var since: TimeInterval
  init(from decoder: any Decoder) throws { let container = try decoder.legacyContainer(); since = try container.decode(Float.self, at: "since") }
}
