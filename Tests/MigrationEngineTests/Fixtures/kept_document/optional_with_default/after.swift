import LegacyJSON
import Bridge

class Resource: LegacyDecodable, ContainerDecodable {
  let raw: JSON?

  required init(from container: LegacyContainer) throws {
    self.raw = try container.decode(JSON.self)
  }

  required init(raw: JSON?) {
    self.raw = raw
  }

  var id: Int? { raw?["id"].int }
}

class Room: Resource {
  var name: String? { raw?["name"].string }
}

struct Options: LegacyDecodable, ContainerDecodable {
  var json: JSON

  init(from container: LegacyContainer) throws { try self.init(json: container.decode(JSON.self)) }
  init(json: JSON = [:]) {
    self.json = json
  }
}
