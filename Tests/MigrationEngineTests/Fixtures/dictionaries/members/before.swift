import Foundation
import SwiftyJSON

struct Taxes {
  var details: [String: Double]
  var names: [String: String] = [:]
  var lists: [String: [String]]

  init(json: JSON) {
    details = Dictionary(uniqueKeysWithValues: json["details"].map { ($0.0, $0.1.doubleValue) })
    for (key, value) in json["names"].dictionaryValue {
      names[key] = value.string
    }
    lists = json["lists"].dictionaryValue.mapValues { $0.arrayValue.map { $0.stringValue } }
  }
}

struct Flags {
  var flags: [String: Bool]

  init(json: JSON) {
    var found = [String: Bool]()
    for (key, value) in json["flags"] { found[key] = value.boolValue }
    flags = found
  }
}

struct Counts {
  var counts: [String: Int]?
  var large: [String: Int] = [:]

  init(json: JSON) {
    counts = json["counts"].dictionary?.mapValues { $0.intValue }
    json["large"].dictionaryValue.forEach { key, value in
      let number = value.intValue
      if number > 3 { large[key] = number }
    }
  }
}

struct Keys {
  var keys: [String]
  var first: String

  init(json: JSON) {
    keys = json["members"].dictionaryValue.keys.sorted()
    first = json["first"].dictionaryValue.keys.first ?? ""
  }
}
