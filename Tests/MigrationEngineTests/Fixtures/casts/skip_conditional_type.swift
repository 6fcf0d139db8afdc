// reason: `.object` of the document is not understood
import LegacyJSON

struct Item {
  let isText: Bool
  init(json: JSON) { isText = json["value"].object is String }
}
