import Foundation
import SwiftyJSON

final class Person {
  var id: Int
  var name: String
  var first: String
  var age: Int

  init(json: JSON) {
    func parsed(_ part: JSON) -> (id: Int, name: String) {
      return (part["id"].intValue, part["name"].stringValue)
    }
    let values = parsed(json["user"])
    id = values.id
    name = values.name
    let pair = (first: json["first"].stringValue, age: json["age"].intValue)
    age = pair.age
    first = pair.first
  }
}

final class Member {
  var id: Int
  var name: String

  init?(json: JSON) {
    let parsed: (id: Int, name: String)? = {
      if let id = json["id"].int, let name = json["name"].string {
        return (id, name)
      }
      return nil
    }()
    guard let values = parsed else { return nil }
    id = values.id
    name = values.name
  }
}

final class Roll {
  var names: [String]
  var date: Date

  init(json: JSON) {
    names = {
      guard let values = json["names"].array, !values.isEmpty else { return [] }
      return values.map { $0.stringValue }
    }()
    date = Date(timeIntervalSince1970: 0) + json["date"].doubleValue
  }
}
