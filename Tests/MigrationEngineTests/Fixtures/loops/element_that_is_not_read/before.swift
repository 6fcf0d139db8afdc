import SwiftyJSON

struct Item {
  var marks: [String] = []

  init(json: JSON) {
    for _ in json["parts"].arrayValue { marks.append("x") }
  }
}

struct Box {
  var letters: [String] = []

  init(json: JSON) {
    for _ in json["parts"].arrayValue {
      for part in json["others"].arrayValue { letters.append(part["name"].stringValue) }
    }
  }
}

struct Lid {
  var sizes: [Int] = []
  var isOpen = false

  init(json: JSON) {
    let parts = json["parts"].arrayValue
    for _ in parts {
      sizes.append(json["size"].intValue)
    }
    isOpen = parts.contains { _ in json["open"].boolValue }
  }
}
