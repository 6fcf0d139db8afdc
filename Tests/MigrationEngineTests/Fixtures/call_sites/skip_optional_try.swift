// reason: a `try?` decides whether there is a document
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func user(_ data: Data) -> User? {
  let json = try? JSON(data: data)
  return json.map { User(json: $0) }
}
