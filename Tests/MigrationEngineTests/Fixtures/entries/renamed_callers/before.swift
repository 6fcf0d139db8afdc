import SwiftyJSON

struct item {
  let id: Int

  init(data: JSON) {
    id = data["id"].intValue
  }
}

typealias Entry = item

extension item {
  init(text: String) {
    self.init(data: JSON(parseJSON: text))
  }

  static func list(_ json: JSON) -> [item] { json.arrayValue.map { Self(data: $0) } }
}

struct Name {
  init(data: String) {}
}

func load(_ json: JSON) -> [item] {
  let made = [item(data: json), item.init(data: json["one"]), Entry(data: [:]), Entry.init(data: [])]
  return made + json["rest"].arrayValue.map(item.init(data:))
}

let name = Name(data: "a")
