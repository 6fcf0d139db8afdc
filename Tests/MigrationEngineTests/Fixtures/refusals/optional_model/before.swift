import LegacyJSON

struct Origin {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Author {
  let name: String

  init?(json: JSON) {
    guard !json.isEmpty else { return nil }
    name = json["name"].stringValue
  }
}

final class Entry {
  let origin: Origin?
  let author: Author?
  let first: Origin?

  init(json: JSON) {
    origin = Origin(json: json["origin"])
    author = Author(json: json["author"])
    first = Origin(json: json["list"][0])
  }
}
