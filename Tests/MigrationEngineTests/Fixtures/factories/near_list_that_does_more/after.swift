// reason: needs a rule: `items = Movie.initialize(json: json["items"])`
import Bridge

struct Movie: LegacyDecodable {
  let id: Int

  static func initialize(json: LegacyContainer) throws -> [Movie] {
    var movies = [Movie]()
    for item in json.nestedContainers() {
      try movies.append(item.value(Movie.self))
    }
    return movies.reversed()
  }
}

struct Cinema: LegacyDecodable {
  @DecodedBy<ItemsRule> private(set) var items: [Movie]

  enum ItemsRule: DecodingRule { static let value = Decoding<[Movie]> { try Movie.initialize(json: $0) } }
}
