// reason: `init(json: Any)` would be called instead of the library's `init(json:)`
import Bridge
import LegacyJSON

class Update: LegacyDecodable {
  var document: JSON
  var id: Int { document["id"].intValue }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.document = try container.value(JSON.self)
  }

  init(document: JSON) {
    self.document = document
  }
  init(json: Any) {
    self.document = JSON(json)
  }
}

final class LateUpdate: Update {}

func note(_ values: [Update]) {}
