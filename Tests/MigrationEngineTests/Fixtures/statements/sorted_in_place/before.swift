import SwiftyJSON

struct Entry {
  let name: String
  let score: Int

  init(json: JSON) {
    name = json["name"].stringValue
    score = json["score"].intValue
  }
}

struct Board {
  var names: [String]
  var entries: [Entry]
  var codes: [String]

  init(json: JSON) {
    names = json["names"].arrayValue.map { $0.stringValue }
    names.sort()
    entries = json["entries"].arrayValue.map { Entry(json: $0) }
    entries.sort { $0.score > $1.score }
    codes = json["codes"].arrayValue.map { $0.stringValue }
    codes.removeAll { $0.isEmpty }
  }
}
