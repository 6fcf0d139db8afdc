import LegacyJSON
import Bridge

class Resource: LegacyDecodable {
  let raw: JSON?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.raw = try container.value(JSON.self)
  }

  required init(raw: JSON?) {
    self.raw = raw
  }

  var id: Int? { raw?["id"].int }
}

class Room: Resource {
  var name: String? { raw?["name"].string }
}

struct Options: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> var json: JSON

  init(json: JSON = [:]) {
    self.json = json
  }
}
