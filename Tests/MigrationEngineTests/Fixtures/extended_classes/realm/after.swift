import RealmSwift
import Bridge
import Foundation

class Tier: Object, LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("name", as: DecodedBy<NameRule>.self)] }
  @objc dynamic var id = 0
  @objc dynamic var name = ""

  override static func primaryKey() -> String? { "id" }

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self, at: "names", 0) ?? "none" }
  }
}

extension Tier {
  var text: String { "\(id): \(name)" }
}

let tiers = [Tier(reading: ["id": 1] as [String: Any]), Tier()]
