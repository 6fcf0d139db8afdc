// options: declared
// reason: not tightened: Foundation would read `guest` otherwise
import Bridge

struct Owner: LegacyDecodable {
  let id: Int
}

struct Banner: LegacyDecodable {
  @NilIfAbsent private(set) var guest: Owner?
}
