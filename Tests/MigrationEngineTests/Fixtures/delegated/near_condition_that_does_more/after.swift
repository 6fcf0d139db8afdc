// reason: needs a written initializer: `if let name = json["name"].string {
import Bridge

class Product: LegacyFailableDecodable {
  let name: String

  init(name: String) {
    self.name = name
  }

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let name = try container.valueIfPresent(String.self, at: "name") {
      print(name)
      self.init(name: name)
    } else {
      throw container.refusal
    }
  }
}
