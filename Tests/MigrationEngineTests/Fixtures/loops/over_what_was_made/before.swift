import SwiftyJSON

struct Titles {
  var titles: [String: String] = [:]

  init(json: JSON) {
    let pairs = json["titles"].map { key, value in (key, value.string!) }
    pairs.forEach { titles[$0.0] = $0.1 }
  }
}

struct Names {
  var names: [String: String] = [:]

  init(json: JSON) {
    for (key, name) in json["names"].map({ key, value in (key, value.stringValue) }) { names[key] = name }
  }
}

struct Marks {
  var marks: [String] = []

  init(json: JSON) {
    let all = json["marks"].arrayValue.map { $0["mark"].stringValue }
    for mark in all where !mark.isEmpty { marks.append(mark + "!") }
  }
}

struct Sizes {
  var sizes: [Int] = []

  init(json: JSON) {
    let known = json["sizes"].arrayValue.compactMap { $0.int }
    for size in known { sizes.append(size * 2) }
  }
}

struct Known {
  var names: [String] = []

  init(json: JSON) {
    let known = json["rows"].arrayValue.compactMap { $0["known"].exists() ? $0["name"].stringValue : nil }
    for name in known { names.append(name) }
  }
}
