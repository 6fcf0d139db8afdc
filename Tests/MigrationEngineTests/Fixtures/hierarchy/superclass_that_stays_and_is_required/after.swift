import LegacyJSON
import Bridge

class Page {
  let raw: Any

  required init(data: JSON) {
    raw = data.error as Any
  }
}

class Article: Page, LegacyDecodable {
  var title = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(data: container.value(JSON.self))
    title = try container.value(String.self, at: "title")
  }
  required convenience init(data: JSON) { self.init(json: data) }
}

final class Feature: Article {
  let photo: String?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    photo = try container.valueIfPresent(String.self, at: "photo")
    try super.init(from: decoder)
  }
  required convenience init(data: JSON) { self.init(json: data) }
}

class Sheet {
  let raw: Any

  required init(json: JSON) {
    raw = json.error as Any
  }
}

class Form: Sheet, LegacyDecodable {
  let fields: [String]

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    fields = try container.value([String].self, at: "fields")
    try super.init(json: container.value(JSON.self))
  }
  required convenience init(json: JSON) { self.init(decoding: json) }
}

func made(of types: [Page.Type], _ json: JSON) -> [Page] { types.map { $0.init(data: json) } }
