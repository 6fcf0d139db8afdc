// reason: needs a written initializer: `tags = try json.listTried("tags") { try Shop.checked($0) }` is not understood
import SwiftyJSON

extension JSON {
  func listTried<T>(_ key: String, _ transform: (JSON) throws -> T) rethrows -> [T] {
    return try self[key].arrayValue.map(transform)
  }
}

struct Shop {
  struct Empty: Error {}

  let tags: [String]

  init(json: JSON) throws {
    tags = try json.listTried("tags") { try Shop.checked($0) }
  }

  static func checked(_ json: JSON) throws -> String {
    guard let text = json.string else { throw Empty() }
    return text
  }
}
