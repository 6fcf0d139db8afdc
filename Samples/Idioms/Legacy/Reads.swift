import Foundation
import LegacyJSON

struct PathItem {
  let city: String
  let first: Int?
  let size: Double
  let tag: String?

  init(json: JSON) {
    let path = "tags"
    city = json["address"]["city"].stringValue
    first = json["sizes"][0]["w"].int
    size = json["sizes", 1, "h"].doubleValue
    tag = json[path][["a", "b"]].string
  }
}

struct AliasItem {
  let id: Int
  let names: [String]

  init(json: JSON) {
    let data = json["data"]
    let rows = data["rows"].arrayValue
    id = data["id"].intValue
    names = rows.map { row in row["name"].stringValue }
  }
}

struct GuardItem {
  let id: Int
  var note = "none"
  var kind: String?

  init?(json: JSON) {
    guard let id = json["id"].int, json["meta"].exists() else { return nil }
    self.id = id
    if let note = json["note"].string {
      self.note = note
    } else if json["old"] != JSON.null {
      note = json["old"].stringValue
    }
    if json["kind"].type != .null, !json["kind"].isEmpty { kind = json["kind"][0].string }
  }
}

struct LoopItem {
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

struct CollectionItem {
  let a: [String]
  let b: [Int]?
  let c: [String]
  let d: [String: Int]
  let e: [CollectionOwner]
  let f: [CollectionOwner]
  let g: String?
  let h: [String]?
  let i: Int

  init(json: JSON) {
    a = json["a"].arrayValue.map { $0.stringValue }
    b = json["b"].array?.map { $0.intValue }
    c = json["c"].arrayValue.compactMap { $0.string }
    d = json["d"].dictionaryValue.mapValues { $0["n"].intValue }
    e = json["e"].arrayValue.map(CollectionOwner.init)
    f = json["f"].arrayValue.map { CollectionOwner(json: $0["owner"]) }
    g = json["g"].array?.first?["name"].string
    h = json["h"].arrayObject as? [String]
    i = json["i"].arrayValue.filter { $0["ok"].boolValue }.count
  }
}

struct CollectionOwner {
  let id: Int
  let name: String

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].string ?? "-"
  }
}

struct ValueItem {
  let when: Date?
  let link: URL?
  let price: Double
  let label: String
  let kind: Kind

  enum Kind: Int { case a, b }

  init(json: JSON) {
    when = json["when"].double.map { Date(timeIntervalSince1970: $0 / 1000) }
    link = URL(string: json["link"].stringValue)
    price = Double(json["price"].stringValue) ?? 0
    label = "\(json["first"].stringValue) \(json["last"].stringValue)"
    kind = Kind(rawValue: json["kind"].intValue) ?? .a
  }
}

struct MemberWiseItem {
  let id: Int
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

extension MemberWiseItem {
  init(json: JSON) {
    self.init(id: json["id"].intValue, name: json["name"].string ?? "")
  }
}

enum Event {
  case text(String)
  case user(EventUser)
  case unknown

  init?(json: JSON) {
    let data = json["data"]
    switch json["type"].stringValue {
    case "text": self = .text(data["text"].stringValue)
    case "user":
      guard let user = EventUser(json: data) else { return nil }
      self = .user(user)
    case "": return nil
    default: self = .unknown
    }
  }
}

struct EventUser {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}
