import Foundation
import LegacyJSON

struct Item {
  let id: Int
  let name: String?

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].string
  }

  func toJSON() -> JSON { JSON(["id": id, "name": name ?? ""]) }
}

class Coded: NSObject, NSCoding {
  var id: Int!

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    id = json["id"].intValue
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
