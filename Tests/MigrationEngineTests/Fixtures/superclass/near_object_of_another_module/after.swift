// reason: may be a superclass that asks for an initializer of its own
import Foundation
import Store
import Bridge

class Genre: Object, LegacyDecodable {
  @objc dynamic var id = 0
  @objc dynamic var name = ""
  @objc dynamic var note: String?
  @objc dynamic var seen = Date()

  required convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    id = try container.value(Int.self, at: "id")
    name = try container.value(String.self, at: "title")
    note = try container.valueIfPresent(String.self, at: "note")
  }

  override static func primaryKey() -> String? { "id" }
}
