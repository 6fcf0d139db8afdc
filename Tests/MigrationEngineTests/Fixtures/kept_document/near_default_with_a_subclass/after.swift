// reason: the document has a default value
import Bridge
import LegacyJSON

class Update: LegacyDecodable {
  let document: JSON

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.document = try container.value(JSON.self)
  }

  init(json: JSON = [:]) {
    self.document = json
  }
}

final class LateUpdate: Update {}
