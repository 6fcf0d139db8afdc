// reason: `.object` of the document is not understood
import LegacyJSON

struct Item {
  let any: Any
  init(json: JSON) { any = json["a"].object }
}
