// reason: is not understood
import Bridge
import LegacyJSON

protocol Listed { init(json: JSON) }

extension Listed {
  static func list<Item: Listed>(json: JSON) -> [Item] {
    var items = [Item]()
    json.forEach() {
      items.append(Item.init(json: $0.1))
    }
    return items
  }
}

struct Title: LegacyDecodable, Listed {
  let title: String?

  static var none: [Title] { [] }
}

// What `Item` is, the declaration does not say.
struct Titles {
  var titles = Title.none

  init(results: JSON) { titles = Title.list(json: results["titles"]) }
}
