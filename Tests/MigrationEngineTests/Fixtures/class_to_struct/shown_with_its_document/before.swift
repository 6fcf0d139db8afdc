// reason: it keeps the document itself, in `json`, and shows that here
import SwiftyJSON

struct Item {
  let json: JSON
  var id: Int { return json["id"].intValue }
  var title: String { return json["title"].stringValue }

  init(json: JSON) { self.json = json }
}

func show(_ item: Item) { print("\(item)") }
