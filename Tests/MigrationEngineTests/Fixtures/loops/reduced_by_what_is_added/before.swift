import SwiftyJSON

struct Genre {
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

struct Movie {
  let genres: [Genre]
  let tags: [String]

  init(json: JSON) {
    genres = json["genres"].arrayValue.reduce([]) { (old, item) -> [Genre] in
      if let genre = Genre(json: item) {
        var list = old
        list.append(genre)
        return list
      }
      return old
    }
    tags = json["tags"].arrayValue.reduce([String]()) { list, tag in list + [tag.stringValue] }
  }
}
