import LegacyJSON

class Item {
  var owner: Owner?

  init(json: JSON) {
    owner = Owner(json: json["owner"])
  }
}
