import SwiftyJSON

protocol Listed {
  init(json: JSON)
}

extension Listed {
  static func all<Item: Listed>(json: JSON) -> [Item] { json.arrayValue.map { Item(json: $0) } }
}

struct Movie: Listed {
  let id: Int?

  init(json: JSON) {
    id = json["id"].int
  }

  static func all(json: JSON) -> [Movie] { json["list"].arrayValue.map { Movie(json: $0) } }
}

struct Shelf {
  let movies: [Movie]

  init(json: JSON) {
    movies = Movie.all(json: json["movies"])
  }
}
