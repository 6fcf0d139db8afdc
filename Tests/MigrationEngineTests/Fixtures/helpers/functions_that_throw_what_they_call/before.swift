import SwiftyJSON

protocol Readable {
  init(json: JSON)
}

extension JSON {
  func listMade<T>(_ key: String, _ transform: (JSON) throws -> T) rethrows -> [T] {
    return try self[key].arrayValue.map(transform)
  }

  func objectMade<T>(_ key: String, _ transform: (JSON) throws -> T) rethrows -> T? {
    guard self[key].type == .dictionary else { return nil }
    return try transform(self[key])
  }

  func readables<T: Readable>() -> [T] {
    return arrayValue.map(T.init(json:))
  }
}

struct Owner: Readable {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

struct Shop {
  let owner: Owner?
  let tags: [String]
  let sellers: [Owner]

  init(json: JSON) {
    owner = json.objectMade("owner", Owner.init)
    tags = json.listMade("tags") { $0.stringValue }
    sellers = json["sellers"].readables()
  }
}
