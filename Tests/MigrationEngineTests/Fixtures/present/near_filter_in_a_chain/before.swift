// reason: is not understood
import SwiftyJSON

struct Page {
  let hasObjects: Bool
  let count: Int

  init(json: JSON) {
    hasObjects = json["rows"].array?.filter({ $0.dictionaryObject != nil }).isEmpty == false
    count = json["rows"].array?.filter({ $0["id"].exists() }).count ?? 0
  }
}
