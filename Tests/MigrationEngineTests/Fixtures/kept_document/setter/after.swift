import LegacyJSON
import Bridge

struct Profile: LegacyDecodable {
  private var json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var name: String {
    get { return json["name"].stringValue }
    set { json["name"].stringValue = newValue }
  }
}
