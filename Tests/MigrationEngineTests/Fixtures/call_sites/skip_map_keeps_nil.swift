// reason: creates something besides converted models
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

struct Tag: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let title: String
}

func tags(_ value: Any) -> [Tag?] {
  JSON(value)["tags"].arrayValue.map { Tag(json: $0) }
}
