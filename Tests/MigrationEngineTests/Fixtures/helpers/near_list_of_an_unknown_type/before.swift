// reason: is not understood
import SwiftyJSON

protocol Listed { init(results: JSON) }

extension Listed {
  static func list<Item: Listed>(json: JSON) -> [Item] {
    var items = [Item]()
    json.forEach() {
      items.append(Item.init(results: $0.1))
    }
    return items
  }
}

struct Title: Listed {
  let title: String?

  static var none: [Title] { [] }

  init(results: JSON) { title = results["title"].string }
}

// What `Item` is, the declaration does not say.
struct Titles {
  var titles = Title.none

  init(results: JSON) { titles = Title.list(json: results["titles"]) }
}
