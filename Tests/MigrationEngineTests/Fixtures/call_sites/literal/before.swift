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

let sample = User(json: JSON(["id": 1, "name": "Ada"]))
let list = JSON([["id": 1], 5]).arrayValue.map { User(json: $0) }
let empty = User(json: JSON(""))
