// reason: the initializer throws more than one error, or another's
import SwiftyJSON

struct MissingError: Error {}

extension Optional where Wrapped == Int {
  func unwrapped(or error: Error) throws -> Wrapped {
    guard let value = self else { throw error }
    return value
  }
}

extension Optional where Wrapped == String {
  func unwrapped(or error: Error) throws -> Wrapped {
    guard let value = self, !value.isEmpty else { throw error }
    return value
  }
}

struct Station {
  let name: String

  init(json: JSON) throws { name = try json["name"].string.unwrapped(or: MissingError()) }
}
