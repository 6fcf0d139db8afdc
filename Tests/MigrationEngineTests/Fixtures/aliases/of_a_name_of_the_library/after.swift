import Bridge

typealias TimeInterval = Float

struct Counted: LegacyDecodable {
  let since: TimeInterval
}
