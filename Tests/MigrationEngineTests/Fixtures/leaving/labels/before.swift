import SwiftyJSON

struct Profile {
  var name: String?
  var count = 7
  var title: String?

  init(json: JSON) {
    parsing: do {
      if json == .null { break parsing }
      name = json["name"].stringValue
      count = json["count"].intValue
      title = json["title"].string
    }
  }
}

struct Sections {
  var titles: [String] = []

  init(json: JSON) {
    sections: for section in json["sections"].arrayValue {
      switch section["kind"].stringValue {
      case "hidden": continue sections
      default: break
      }
      titles.append(section["title"].stringValue)
    }
  }
}

struct Level {
  var level = 1

  init(json: JSON) {
    choice: switch json["kind"].stringValue {
    case "special":
      if json["level"].int == nil { break choice }
      level = json["level"].intValue
    default:
      level = 2
    }
  }
}
