import Foundation
import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int
  let name: String?

  func toJSON() -> JSON { JSON(["id": id, "name": name ?? ""]) }
}

class Coded: NSObject, LegacyDecodable, NSCoding {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var id: Int!

  func toDictionary() -> [String: Any] {
    var dictionary = [String: Any]()
    if id != nil {
      dictionary["id"] = id
    }
    return dictionary
  }

  required init(coder aDecoder: NSCoder) {
    id = aDecoder.decodeObject(forKey: "id") as? Int
  }

  func encode(with aCoder: NSCoder) {
    if id != nil {
      aCoder.encode(id, forKey: "id")
    }
  }
}
