import Foundation
import Bridge

struct User: LegacyDecodable {
  let id: Int?
  let name: String
  let ratio: Double
}
