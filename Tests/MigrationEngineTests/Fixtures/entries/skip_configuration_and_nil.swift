// reason: takes more than the document, which is optional
import LegacyJSON

struct Item {
  let id: Int
  let isLocal: Bool

  init(json: JSON?, isLocal: Bool) {
    self.isLocal = isLocal
    id = json?["id"].intValue ?? 5
  }
}

func nothing() -> Item { Item(json: nil, isLocal: true) }
