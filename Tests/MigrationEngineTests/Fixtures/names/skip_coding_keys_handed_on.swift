// reason: the document is handed on
import SwiftyJSON

struct Keys {
  let CodingKeys: String

  init(json: JSON) { CodingKeys = String(MemoryLayout.size(ofValue: json)) }
}
