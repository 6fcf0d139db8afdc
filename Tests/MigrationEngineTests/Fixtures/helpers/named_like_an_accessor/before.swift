import SwiftyJSON

extension JSON {
  func int(_ key: String) -> Int { self[key].intValue }
  func string(_ key: String, or standard: String) -> String { self[key].string ?? standard }
  func bool(or standard: Bool) -> Bool { bool ?? standard }
}

struct Count {
  let all: Int
  let title: String
  let isOpen: Bool
  let other: Int?

  init(json: JSON) {
    all = json.int("all")
    title = json["head"].string("title", or: "-")
    isOpen = json["open"].bool(or: true)
    other = json["other"].int
  }
}
