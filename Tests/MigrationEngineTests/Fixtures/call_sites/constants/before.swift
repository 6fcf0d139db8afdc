import Foundation
import SwiftyJSON

struct User {
  let id: Int
  let name: String?

  init(json: JSON) {
    id = json["id"].intValue
    name = json["name"].string
  }
}

struct Answer {
  let value: Any?
  let text: String
}

func user(_ answer: Answer) -> User? {
  guard answer.text.isEmpty else { return nil }
  if let value = answer.value {
    let json = JSON(value)
    print(answer.text)

    let user = User(json: json)
    return user
  }
  let json: JSON = JSON(answer.value as Any)
  let count = answer.text.count
  let user = User(json: json["user"])
  return count == 0 ? nil : user
}
