// options: declared
import Foundation
import LegacyJSON

struct User {
  let name: String
  init(json: JSON!) { name = json["name"].stringValue }
}

func user(_ json: JSON) throws -> User {
  return User(json: json["user"])
}

func parsed(_ data: Data) -> User? {
  do {
    let user = User(json: try JSON(data: data))
    return user
  } catch {
    return nil
  }
}
