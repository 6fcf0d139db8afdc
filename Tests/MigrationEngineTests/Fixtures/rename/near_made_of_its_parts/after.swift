// options: rename
// reason: `item_id` keeps its name: code makes a value of its parts
import Bridge

struct Item {
  let item_id: Int
  let name: String
}

extension Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys] }
}

func item() -> Item { Item(item_id: 1, name: "a") }
