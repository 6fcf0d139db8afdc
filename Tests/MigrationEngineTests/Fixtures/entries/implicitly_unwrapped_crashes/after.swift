import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var id: Int!

  init(fromJson json: JSON!) { self.init(json: json) }
}

func load(_ json: JSON?) -> Item { Item(fromJson: json) }
