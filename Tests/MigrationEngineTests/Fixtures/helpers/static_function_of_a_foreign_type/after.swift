import Bridge
import LegacyJSON
import ModernClient

protocol Parsed { static func parsed(_ json: JSON) -> Self? }

extension String: Parsed {
  static func parsed(_ json: JSON) -> String? { json.string }
}

extension Int: Parsed {
  static func parsed(_ json: JSON) -> Int? { json.int }
}

extension JSON {
  func parsed<T: Parsed>(_ key: String, or other: T) -> T { T.parsed(self[key]) ?? other }
}

struct Setting: LegacyDecodable {
  @DefaultEmptyString private(set) var name: String
  @DefaultZero private(set) var count: Int
  let limit: Int?
}
