import Foundation
import LegacyJSON

extension JSON {
  var date: Date? {
    return double.map { Date(timeIntervalSince1970: $0) }
  }

  func limited(to limit: Int) -> String { String(stringValue.prefix(limit)) }
}

struct AccessorItem {
  let when: Date?
  let name: String

  init(json: JSON) {
    when = json["when"].date
    name = json["name"].limited(to: 3)
  }
}

enum Parser {
  static func date(_ json: JSON) -> Date? {
    guard let seconds = json.double else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }
}

struct ParsedItem {
  let when: Date?

  init(json: JSON) {
    when = Parser.date(json["when"])
  }
}

func elsewhere(_ json: JSON) -> Date? { Parser.date(json["when"]) }

class UpdatedItem: NSObject {
  var id = 0
  var name = ""

  init(json: JSON) {
    super.init()
    update(json: json)
  }

  func update(json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
  }
}

struct RemadeItem {
  let owner: RemadeOwner
  var owners: [RemadeOwner] = []

  init(json: JSON) {
    let owner = json["owner"].dictionaryValue
    self.owner = RemadeOwner(json: JSON(owner))
    for element in json["owners"].arrayValue {
      let each = JSON(element)
      owners.append(RemadeOwner(json: each))
    }
  }
}

struct RemadeOwner {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}
