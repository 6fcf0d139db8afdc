// reason: takes more than the document
import Bridge
import LegacyJSON

struct Tier {
  let id: String
  let level: Int
}

extension Tier: LegacyConfiguredDecodable {
  init(from decoder: any Decoder, configuration level: Int) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(String.self, at: "id")
    self.level = level
  }
  init(json: JSON, level: Int) { self.init(json: json, configuration: level) }
}

func tier(_ json: JSON) -> Tier { Tier(json: json, level: 2) }
