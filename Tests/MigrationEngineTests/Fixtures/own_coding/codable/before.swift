import Foundation
import SwiftyJSON

struct Genre: Codable, Identifiable {
  let id: Int
  let name: String
  var count: Int?

  init(_ json: JSON) {
    id = json["id"].intValue
    name = json["name"].stringValue
    count = json["count"].int
  }
}

struct Genres: Codable {
  let genres: [Genre]

  init(_ json: JSON) {
    genres = json["genres"].arrayValue.map { Genre($0) }
  }
}

func cache(_ genres: Genres) throws -> Data { try JSONEncoder().encode(genres) }
