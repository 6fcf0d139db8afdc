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

  static func all(json: LegacyContainer) throws -> [Movie] { try json.value([Movie].self, at: "list") }
}

struct Shelf: LegacyDecodable {
  @DecodedBy<MoviesRule> private(set) var movies: [Movie]

  enum MoviesRule: DecodingRule { static let value = Decoding<[Movie]> { try Movie.all(json: $0) } }
}
