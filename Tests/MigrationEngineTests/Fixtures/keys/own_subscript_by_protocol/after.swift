import Bridge
import LegacyJSON

protocol RawText {
  var rawValue: String { get }
}

extension JSON {
  subscript(key: RawText) -> JSON { return self[key.rawValue] }
}

struct Badge: LegacyDecodable {
  enum Field: String, RawText {
    case id, title = "badge_title"
  }

  let id: Int
  let title: String?
  let image: String

  private enum CodingKeys: String, CodingKey {
    case id, image
    case title = "badgeTitle"
  }
}
