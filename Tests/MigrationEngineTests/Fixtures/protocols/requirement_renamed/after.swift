import Bridge
import LegacyJSON

protocol Model {
  init(json: JSON)
}

struct Tag: LegacyDecodable, Model {
  let name: String
}

struct Place: LegacyDecodable, Model {
  let id: Int
  let tags: [Tag]
}

extension Model {
  static func first(of json: JSON) -> Self { Self(json: json[0]) }
}

func all<Item: Model>(_ json: JSON) -> [Item] { json.arrayValue.map { Item(json: $0) } }

func some<Item>(_ json: JSON) -> [Item] where Item: Model { json.arrayValue.map(Item.init) }

extension Array where Element: Model {
  static func made(of json: JSON) -> [Element] { json.arrayValue.map { Element(json: $0) } }
}

func words<Word: LosslessStringConvertible>(_ texts: [String]) -> [Word?] { texts.map { Word($0) } }

let numbers: [Double] = [.init("1") ?? 0]
