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

  init(results: JSON) { title = results["title"].string }
}

struct Titles {
  var id: Int!
  var titles = [Title]()

  init(results: JSON) {
    id = results["id"].int
    if results["results"].exists() {
      titles = Title.list(json: results["results"])
    } else if results["titles"].exists() {
      titles = Title.list(json: results["titles"])
    }
  }
}
