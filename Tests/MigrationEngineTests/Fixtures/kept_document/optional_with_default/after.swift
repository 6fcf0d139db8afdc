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
  var json: JSON

  init(from decoder: any Decoder) throws { try self.init(json: decoder.legacyContainer().value(JSON.self)) }
  init(json: JSON = [:]) {
    self.json = json
  }
}
