import Bridge
import LegacyJSON

struct Model: LegacyDecodable {
  let json: LegacyJSON.JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }
}
