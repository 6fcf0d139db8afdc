// reason: `JSON` is named here
import Foundation
import LegacyJSON

struct Item {
  let id: Int?
  init(json: JSON) { id = (try? JSON(data: Data(json["text"].stringValue.utf8)))?["id"].int }
}
