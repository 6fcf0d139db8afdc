// options: declared
// reason: not tightened: Foundation would read `link` otherwise
import Foundation
import Bridge

struct Banner: LegacyDecodable {
  let link: URL?
}
