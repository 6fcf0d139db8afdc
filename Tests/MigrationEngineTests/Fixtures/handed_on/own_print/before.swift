import LegacyJSON

func print(_ json: JSON) { dump(json) }

class Item {
  var id = 0

  init(json: JSON) {
    print(json)
    id = json["id"].intValue
  }
}
