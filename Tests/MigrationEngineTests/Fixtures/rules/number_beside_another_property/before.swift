import LegacyJSON

class Items {
  var count = 0
  var all: [String]

  init(json: JSON) {
    var items: [String] = []
    for document in json["all"].arrayValue {
      items.append(document.stringValue)
      count += 1
    }
    all = items.reversed()
  }
}
