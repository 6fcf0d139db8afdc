// reason: needs a written initializer: `name` is `dynamic`
import Foundation
import RealmSwift
import Bridge

class Genre: Object, LegacyDecodable, ContainerDecodable {
  @objc dynamic var id = 0
  @objc dynamic var name = ""
  @objc dynamic var note: String?
  @objc dynamic var seen = Date()

  required convenience init(from container: LegacyContainer) throws {
    self.init()
    id = try container.decode(Int.self, at: "id")
    name = try container.decodeIfPresent(String.self, at: "title") ?? "none"
    note = try container.decodeIfPresent(String.self, at: "note")
  }

  override static func primaryKey() -> String? { "id" }
}
