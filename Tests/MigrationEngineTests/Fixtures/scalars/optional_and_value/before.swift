import Foundation
import LegacyJSON

final class User: JSONDeserializable {
  var id: Int?
  var name: String = ""
  var ratio: Double = 0

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].stringValue
    self.ratio = json["ratio"].doubleValue
  }
}
