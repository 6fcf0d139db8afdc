import Foundation
import Bridge
import LegacyJSON

struct Label: LegacyDecodable {
  let text: String
}

struct Badge: LegacyDecodable {
  let text: String
}

struct Stamp: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Note: LegacyDecodable {
  let text: String
}

struct Seal: LegacyDecodable {
  let text: String
}

struct Desk {
  var badge: Badge?

  mutating func fill(_ data: Data, _ other: Data?) throws -> [String?] {
    let label = try Label(parsing: data)
    badge = try? Badge(parsing: data)
    guard let stamp = try? Stamp(parsing: data) else { return [(try? Badge(parsing: data))?.text] }
    let badges = [try? Badge(parsing: data), other.flatMap { try? Badge(parsing: $0) }]
    return [label.text, "\(stamp.id)", Note(reading: data).text, Seal(json: try! JSON(data: data)).text] + badges.map { $0?.text }
  }
}
