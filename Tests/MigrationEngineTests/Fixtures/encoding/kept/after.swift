import Foundation
import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int
  let name: String?

  func toJSON() -> JSON { JSON(["id": id, "name": name ?? ""]) }
}

class Coded: NSObject, NSCoding, LegacyDecodable {
  var id: Int!

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if container.isEmpty() {
      return
    }
    id = try container.decode(Int.self, at: "id")
  }

  func toDictionary() -> [String: Any] {
    var dictionary = [String: Any]()
    if id != nil {
      dictionary["id"] = id
    }
    return dictionary
  }

  @objc required init(coder aDecoder: NSCoder) {
    id = aDecoder.decodeObject(forKey: "id") as? Int
  }

  @objc func encode(with aCoder: NSCoder) {
    if id != nil {
      aCoder.encode(id, forKey: "id")
    }
  }
}
