// reason: needs a rule: `items = Movie.initialize(json: json["items"])`
import SwiftyJSON

struct Movie {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }

  static func initialize(json: JSON) -> [Movie] {
    var movies = [Movie]()
    for item in json.arrayValue {
      movies.append(Movie(json: item))
    }
    return movies.reversed()
  }
}

struct Cinema {
  let items: [Movie]

  init(json: JSON) {
    items = Movie.initialize(json: json["items"])
  }
}
