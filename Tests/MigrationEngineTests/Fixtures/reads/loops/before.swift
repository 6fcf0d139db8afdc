import LegacyJSON

struct Item {
  var tags: [String] = []
  var counts: [String: Int] = [:]
  var total = 0

  init(json: JSON) {
    for tag in json["tags"].arrayValue where tag["on"].boolValue {
      tags.append(tag["name"].stringValue)
    }
    for (key, value) in json["counts"] {
      counts[key] = value.intValue
    }
    for (_, value): (String, JSON) in json["more"] { total += value.intValue }
    json["all"].arrayValue.forEach { total += $0.intValue }
  }
}
