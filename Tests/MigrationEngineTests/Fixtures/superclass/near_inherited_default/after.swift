// reason: needs a written initializer: `title = json["title"].string ?? fallback` is not understood: `fallback`
import Bridge

class Base {
  let fallback = "none"
}

class Item: Base, LegacyDecodable {
  var title = "new"

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    super.init()
    title = try container.valueIfPresent(String.self, at: "title") ?? fallback
  }
}

func note(_ values: [Base]) {}
