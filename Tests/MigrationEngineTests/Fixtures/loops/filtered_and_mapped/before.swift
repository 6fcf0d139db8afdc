import SwiftyJSON

struct Branch {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Bank {
  let branches: [Branch]?
  let names: [String]
  let notes: [String?]

  init(json: JSON) {
    branches = json["branches"].array?.filter({ Branch(json: $0) != nil }).map({ Branch(json: $0)! })
    notes = json["notes"].arrayValue.filter { $0["id"].exists() }.map { $0["text"].string }
    names = json["names"].arrayValue.filter { $0.string != nil }.map { $0.stringValue }
  }
}
