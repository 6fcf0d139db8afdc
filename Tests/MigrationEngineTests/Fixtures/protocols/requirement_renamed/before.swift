import SwiftyJSON

protocol Model {
  init(_ json: JSON)
}

struct Tag: Model {
  let name: String

  init(_ json: JSON) { name = json["name"].stringValue }
}

struct Place: Model {
  let id: Int
  let tags: [Tag]

  init(_ json: JSON) {
    id = json["id"].intValue
    tags = json["tags"].arrayValue.map { Tag($0) }
  }
}

extension Model {
  static func first(of json: JSON) -> Self { Self(json[0]) }
}

func all<Item: Model>(_ json: JSON) -> [Item] { json.arrayValue.map { Item($0) } }

func some<Item>(_ json: JSON) -> [Item] where Item: Model { json.arrayValue.map(Item.init) }

extension Array where Element: Model {
  static func made(of json: JSON) -> [Element] { json.arrayValue.map { Element($0) } }
}

func words<Word: LosslessStringConvertible>(_ texts: [String]) -> [Word?] { texts.map { Word($0) } }

let numbers: [Double] = [.init("1") ?? 0]
