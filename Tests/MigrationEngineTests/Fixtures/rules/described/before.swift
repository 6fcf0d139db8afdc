import LegacyJSON

class Item {
  var id: String
  var name: String
  var count: Int

  init(json: JSON) {
    id = String(describing: json["_id"])
    name = String( describing: json["name"] )
    count = json["count"].intValue
  }
}
