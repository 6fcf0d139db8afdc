import LegacyJSON

class Item {
  var name = ""

  init(json: JSON) {
    update(with: json)
  }

  func update(with json: JSON) {
    if json.type == .string { name = json.stringValue }
  }
}
