import Bridge
import Foundation
import LegacyJSON

struct item: LegacyDecodable {
  let id: Int
}

typealias Entry = item

extension item {
  init(text: String) {
    self.init(reading: Data(text.utf8))
  }

  static func list(_ json: JSON) -> [item] { json.arrayValue.map { Self(json: $0) } }
}

struct Name {
  init(data: String) {}
}

func load(_ json: JSON) -> [item] {
  let made = [item(json: json), item.init(json: json["one"]), Entry(json: [:]), Entry.init(json: [])]
  return made + json["rest"].arrayValue.map(item.init(json:))
}

let name = Name(data: "a")
