import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  @NeverNil var id: Int!

  static let isNilWhenEmpty = true

  init(fromJson json: JSON!) { self.init(json: json) }
}

func load(_ json: JSON?) -> Item { Item(fromJson: json) }
