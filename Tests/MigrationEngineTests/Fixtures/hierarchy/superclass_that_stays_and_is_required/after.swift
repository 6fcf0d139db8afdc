import LegacyJSON
import Bridge

class Page {
  let raw: Any

  required init(data: JSON) {
    raw = data.error as Any
  }
}

class Article: Page, LegacyDecodable, ContainerDecodable {
  var title = ""

  required init(from container: LegacyContainer) throws {
    try super.init(data: container.decode(JSON.self))
    title = try container.decode(String.self, at: "title")
  }
  required convenience init(data: JSON) { self.init(json: data) }
}

final class Feature: Article {
  let photo: String?

  required init(from container: LegacyContainer) throws {
    photo = try container.decodeIfPresent(String.self, at: "photo")
    try super.init(from: container)
  }
  required convenience init(data: JSON) { self.init(json: data) }
}

class Sheet {
  let raw: Any

  required init(json: JSON) {
    raw = json.error as Any
  }
}

class Form: Sheet, LegacyDecodable, ContainerDecodable {
  let fields: [String]

  required init(from container: LegacyContainer) throws {
    fields = try container.decode([String].self, at: "fields")
    try super.init(json: container.decode(JSON.self))
  }
  required convenience init(json: JSON) { self.init(decoding: json) }
}

func made(of types: [Page.Type], _ json: JSON) -> [Page] { types.map { $0.init(data: json) } }
