import LegacyJSON

final class Item {
  var id: Int?
  init(fromJson json: JSON!) {
    id = json?["id"].intValue
    if json["extra"].exists() { id = 1 }
  }
}
