// reason: asks for more than its properties: `.refusesUnless {
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
