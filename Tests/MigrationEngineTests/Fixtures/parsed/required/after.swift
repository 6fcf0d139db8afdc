import Foundation
import Bridge

struct Draft: LegacyDecodable {
  let id: Int
  let name: String
}
