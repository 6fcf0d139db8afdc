import Foundation
import LegacyJSON

class Owner: JSONDeserializable {
  var name: String?
  required init(json: JSON) {
    name = json["name"].string
  }
}

class Repository: JSONDeserializable {
  var owner: Owner
  var forks: [Owner] = []
  var tags: [String]?

  required init(json: JSON) {
    owner = Owner(json: json["owner"])
    forks = json["forks"].arrayValue.map { Owner(json: $0) }
    if let array = json["tags"].array {
      tags = array.map { $0.stringValue }
    }
  }
}
