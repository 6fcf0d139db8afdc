import Foundation
import Bridge

let KEY_NAME = "full_name"

struct Person: LegacyDecodable {
  let fullName: String?
}
