import Bridge
import LegacyJSON

struct Model: LegacyDecodable, ContainerDecodable {
  let json: LegacyJSON.JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }
}
