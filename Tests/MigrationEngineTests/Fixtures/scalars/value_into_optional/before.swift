import Foundation
import LegacyJSON

struct Score: JSONDeserializable {
  var points: Int?

  init(json: JSON) {
    points = json["points"].intValue
  }
}
