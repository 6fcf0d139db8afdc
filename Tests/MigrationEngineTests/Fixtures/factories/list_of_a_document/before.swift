import SwiftyJSON

struct Movie {
  let id: Int
  let title: String

  init(json: JSON) {
    id = json["id"].intValue
    title = json["title"].stringValue
  }

  static func initialize(json: JSON) -> [Movie] {
    var movies = [Movie]()
    for item in json.arrayValue {
      movies.append(Movie(json: item))
    }
    return movies
  }
}

struct Actor {
  let name: String

  init?(_ json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
  }

  static func list(_ json: JSON) -> [Actor] { json.arrayValue.compactMap { Actor($0) } }
}

struct Cinema {
  let items: [Movie]
  let actors: [Actor]
  let city: String

  init(json: JSON) {
    items = Movie.initialize(json: json["items"])
    actors = Actor.list(json["actors"])
    city = json["city"].stringValue
  }
}
