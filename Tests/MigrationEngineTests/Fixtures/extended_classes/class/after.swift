import Foundation
import Bridge

struct Tier: LegacyDecodable {
  var id = ""
}
