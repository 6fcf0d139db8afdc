import Foundation
import Bridge

struct User: LegacyDecodable {
  let id: Int
  let name: String?
}

let sample = User(reading: ["id": 1, "name": "Ada"] as [String: Any])
let list = [User](reading: [["id": 1], 5] as [Any])
let empty = User(reading: "")
