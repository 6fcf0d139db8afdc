import Foundation
import LegacyJSON

let KEY_NAME = "full_name"

struct Person: JSONDeserializable {
  var fullName: String?

  init(json: JSON) {
    fullName = json[KEY_NAME].string
  }
}
