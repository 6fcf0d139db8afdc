import Foundation
import RealmSwift
import Bridge

class Release: Object, LegacyDecodable {
  @objc dynamic var id = 1
  @objc dynamic var name = "none"

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    if let name = try container.nestedContainers(at: "names").first?.value(String.self) {
      self.name = name
    } else {
      self.name = "1.0"
    }
  }
}
