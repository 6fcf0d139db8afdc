import Foundation
import RealmSwift
import Bridge

class Genre: Object, LegacyDecodable {
  @objc dynamic var id = 0
  @objc dynamic var name = ""
  @objc dynamic var note: String?
  @objc dynamic var seen = Date()

  private enum CodingKeys: String, CodingKey {
    case id, note
    case name = "title"
  }

  override static func primaryKey() -> String? { "id" }
}
