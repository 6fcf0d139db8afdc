import LegacyJSON

class Item {
  var id: String
  var title: String
  var tags: String

  init(json: JSON) {
    print(json)
    assert(true, "nothing in \(json)")
    print("tags", json["tags"].arrayValue, separator: ": ")
    id = String(describing: json["id"])
    title = "#\(json["number"])"
    tags = String(describing: json["tags"].array)
  }
}
