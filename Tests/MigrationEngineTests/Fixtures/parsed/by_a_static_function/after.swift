import Foundation
import Bridge
import LegacyJSON

struct Ship: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.membersIfPresent() != nil }] }
  let id: Int
  let name: String

  init?(json data: JSON?) { self.init(json: data ?? .null) }
}

func ship(of data: Data) -> Ship? { Ship(json: try? JSON(data: data)) }
