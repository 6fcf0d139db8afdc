import Foundation
import Bridge

struct Genre: LegacyDecodable, Encodable, Identifiable {
  let id: Int
  let name: String
  let count: Int?
}

struct Genres: LegacyDecodable, Encodable {
  let genres: [Genre]
}

func cache(_ genres: Genres) throws -> Data { try JSONEncoder().encode(genres) }
