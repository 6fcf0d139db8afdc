import Foundation
import RealmSwift
import Bridge

class Release: Object, LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("names", as: DecodedBy<NameRule>.self)] }
  @objc dynamic var id = 1
  @objc dynamic var name = "none"

  private enum CodingKeys: String, CodingKey {
    case name = "names"
  }

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { try !$0.nestedContainers().isEmpty ? $0.value(String.self, at: 0) : "1.0" }
  }
}
