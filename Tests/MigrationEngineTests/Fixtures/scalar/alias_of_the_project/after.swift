// reason: not plain: the type of `since` is not understood
import Bridge

typealias TimeInterval = Float

struct Counted: LegacyDecodable {
  let since: TimeInterval
}
