// reason: `age`: needs a rule: `age = json["age"].int`
import SwiftyJSON

struct User {
  var name: String!
  var age: Int?

  init?(fromJson json: JSON!) {
    guard let json = json, json["age"].exists() else { return nil }
    name = json["name"].stringValue
    age = json["age"].int
  }
}

func user(_ document: JSON) -> User? { User(fromJson: document) }
