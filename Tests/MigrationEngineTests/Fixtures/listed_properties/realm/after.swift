import Foundation
import RealmSwift
import Bridge
import ModernClient

class Genre: Object, LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("title", as: DefaultValue<NameDefault>.self)] }
  @objc dynamic var id = 0
  @objc dynamic var name = ""
  @objc dynamic var note: String?
  @objc dynamic var seen = Date()

  private enum CodingKeys: String, CodingKey {
    case id, note
    case name = "title"
  }

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "none" } }

  override static func primaryKey() -> String? { "id" }
}
