import SwiftyJSON

struct Scores {
  var byKeys: [String: Int] = [:]
  var byValues: [String: Int] = [:]
  let byReduce: [String: String]
  let byCopy: [String: Int]
  let byNumber: [Int: String]

  init(json: JSON) {
    for key in json["keys"].dictionaryValue.keys {
      byKeys[key] = json["keys"][key].intValue
    }
    for entry in json["values"].dictionaryValue {
      byValues.updateValue(entry.value.intValue, forKey: entry.key)
    }
    byReduce = json["reduce"].dictionaryValue.reduce(into: [:]) { $0[$1.key] = $1.value.stringValue }
    byCopy = json["copy"].dictionaryValue.reduce([String: Int]()) { all, entry in
      var all = all
      all[entry.key] = entry.value.intValue
      return all
    }
    var numbered: [Int: String] = [:]
    for (key, value) in json["n"].dictionaryValue {
      if let number = Int(key) { numbered[number] = value.stringValue }
    }
    byNumber = numbered
  }
}
