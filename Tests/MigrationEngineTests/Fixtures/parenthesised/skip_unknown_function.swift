// reason: the document is handed on
import LegacyJSON

func measured(_ json: Any) -> Int { 0 }

struct Item {
  let size: Int
  init(json: JSON) { size = measured((json["a"])) }
}
