import LegacyJSON
import Bridge

struct Profile: LegacyDecodable, ContainerDecodable {
  private var json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var name: String {
    get { return json["name"].stringValue }
    set { json["name"].stringValue = newValue }
  }
}
