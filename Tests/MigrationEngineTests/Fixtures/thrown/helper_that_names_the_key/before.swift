import SwiftyJSON

extension JSON {
  enum AccessError: Error { case notFound(key: String) }

  func requiredInt(_ key: String) throws -> Int {
    guard let value = self[key].int else { throw AccessError.notFound(key: key) }
    return value
  }
}

struct Flower {
  let id: Int
  let name: String?

  init(json: JSON) throws {
    id = try json.requiredInt("id")
    name = json["name"].string
  }
}

struct Bush {
  enum Failure: Error { case missing(key: String) }

  let id: Int
  let size: Int

  init(json: JSON) throws {
    func int(_ key: String) throws -> Int {
      guard let value = json[key].int else { throw Failure.missing(key: key) }
      return value
    }
    id = try int("id")
    size = try int("size")
  }
}
