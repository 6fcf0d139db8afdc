import Bridge
import LegacyJSON

protocol Listed {
  init(json: JSON)
}

extension Listed {
  static func all<Item: Listed>(json: JSON) -> [Item] { json.arrayValue.map { Item(json: $0) } }
}

struct Movie: LegacyDecodable, Listed {
  let id: Int?

  static func all(json: JSON) -> [Movie] { json["list"].arrayValue.map { Movie(json: $0) } }
}

struct Shelf: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let movies: [Movie]

  private enum CodingKeys: String, CodingKey {
    case movies = "movies.list"
  }
}
