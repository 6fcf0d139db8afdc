// reason: a wrapper of `json` would show here, where all stored properties do
import SwiftyJSON

struct Item {
  let json: JSON
  var id: Int { return json["id"].intValue }
  var title: String { return json["title"].stringValue }

  init(json: JSON) { self.json = json }
}

func show(_ item: Item) { print("\(item)") }
