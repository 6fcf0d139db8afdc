import Foundation
import SwiftyJSON

struct Card {
  let title: String
  let numbers: [Int]
  let first: String?

  init(members: [String: JSON]) {
    title = members["title"]?.stringValue.uppercased() ?? "NONE"
    numbers = members["numbers"]?.arrayValue.map { $0.intValue }.sorted() ?? []
    first = members["names"]?.arrayValue.first?.stringValue.trimmingCharacters(in: .whitespaces).lowercased()
  }
}

struct Row {
  var numbers: [Int] = []

  init(json: JSON) {
    print("row")
    numbers = json["numbers"].array?.map { $0.intValue }.sorted() ?? []
  }
}
