// reason: `JSON` is named here
import Foundation
import LegacyJSON

struct Model {
  let id: Int

  init(json: JSON) {
    let other = try? JSON(data: Data(json["other"].stringValue.utf8))
    id = other?["id"].int ?? json["id"].intValue
  }
}
