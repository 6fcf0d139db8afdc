// reason: `JSON` is created from something that is no document
import Bridge
import Foundation
import LegacyJSON

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

func user(_ data: Data) throws -> User {
  User(json: try JSON(data: data, options: .fragmentsAllowed))
}
