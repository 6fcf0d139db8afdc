import SwiftyJSON

struct Person {
  let first: String
  let last: String

  static func from(json: JSON) -> Person? {
    return json["first"].string.flatMap { first in
      json["last"].string.map { last in Person(first: first, last: last) }
    }
  }
}

struct Item {
  let id: Int
  let note: String?

  static func from(_ json: JSON) -> Item? {
    json["id"].int.flatMap { id -> Item? in
      guard id > 0 else { return nil }
      return Item(id: id, note: json["note"].string)
    }
  }
}
