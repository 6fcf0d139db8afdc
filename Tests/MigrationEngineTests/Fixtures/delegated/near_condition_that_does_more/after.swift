// reason: needs a written initializer: `if let name = json["name"].string {
import Bridge

class Product: LegacyFailableDecodable, ContainerDecodable {
  let name: String

  init(name: String) {
    self.name = name
  }

  required convenience init(from container: LegacyContainer) throws {
    if let name = try container.decodeIfPresent(String.self, at: "name") {
      print(name)
      self.init(name: name)
    } else {
      throw container.refusal
    }
  }
}
