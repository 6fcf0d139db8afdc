import Foundation
import LegacyJSON

final class LabelledItem {
  var id = 0

  init(jsonData: JSON) {
    id = jsonData["id"].intValue
  }
}

func labelledItem(_ json: JSON) -> LabelledItem { LabelledItem(jsonData: json) }

struct UnlabelledItem {
  let id: Int

  init(_ json: JSON) {
    id = json["id"].intValue
  }
}

func unlabelledItems(_ json: JSON) -> [UnlabelledItem] { json.arrayValue.map(UnlabelledItem.init) }

class GeneratedItem {
  var id: Int!

  // Filled from the server.
  init(fromJson json: JSON!) {
    if json == nil {
      return
    }
    id = json["id"].intValue // never nil
  }
}

func generatedItem(_ json: JSON) -> GeneratedItem { GeneratedItem(fromJson: json) }

protocol Readable {
  init?(_ json: JSON)
}

class RequiredItem: Readable {
  let id: Int

  required init?(_ json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}

func make<T: Readable>(_ type: T.Type, _ json: JSON) -> T? { T(json) }

struct Missing: Error {}

struct ThrowingItem {
  let id: Int
  let owner: ThrowingOwner

  init(json: JSON) throws {
    guard let id = json["id"].int else { throw Missing() }
    self.id = id
    owner = try ThrowingOwner(json: json["owner"])
  }
}

struct ThrowingOwner {
  let name: String

  init(json: JSON) throws {
    guard json["name"].exists() else { throw Missing() }
    name = json["name"].stringValue
  }
}
