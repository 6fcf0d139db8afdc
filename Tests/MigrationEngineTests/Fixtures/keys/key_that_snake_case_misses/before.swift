import Foundation
import LegacyJSON

struct Picture: JSONDeserializable {
  var small: String?

  init(json: JSON) {
    small = json["image_1x"].string
  }
}
