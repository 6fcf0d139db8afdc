// reason: the document is handed on
import LegacyJSON

struct Item {
  let pair: (JSON, Int)
  init(json: JSON) { pair = (json["a"], json["b"].intValue) }
}
