// reason: `.type` of the document is not understood
import SwiftyJSON

struct Item {
  let kind: Type

  init(json: JSON) { kind = json["a"].type }
}
