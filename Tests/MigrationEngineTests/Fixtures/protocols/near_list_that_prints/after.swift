// reason: is not understood
import Bridge
import LegacyJSON

protocol Listed {
  init(json: JSON)
}

extension Listed {
  static func all<Item: Listed>(json: JSON) -> [Item] {
    print(json.count)
    var found = [Item]()
    json.arrayValue.forEach { found.append(Item.init(json: $0)) }
    return found
  }
}

struct Movie: LegacyDecodable, Listed {
  let id: Int?
}

struct Shelf {
  let movies: [Movie]
  let others: [Movie]?

  init(json: JSON) {
    movies = Movie.all(json: json["movies"])
    others = Movie.all(json: json["others"])
  }
}
