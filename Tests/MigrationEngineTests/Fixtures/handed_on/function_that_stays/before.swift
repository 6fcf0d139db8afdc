import LegacyJSON

enum Log {
  static func report(_ json: JSON, from place: String = #function) { print(place, json.type) }
}

final class Item {
  let id: Int
  var kind = ""

  init?(json: JSON) {
    guard let id = json["id"].int else {
      Log.report(json)
      return nil
    }
    self.id = id
  }
}

final class Entry {
  var id = 0
  var kind = ""

  init(json: JSON) {
    id = json["id"].intValue
    update(with: json["details"], 2)
  }

  func update(with json: JSON, _ count: Int) {
    if json.type == .string { kind = json.stringValue }
  }
}
