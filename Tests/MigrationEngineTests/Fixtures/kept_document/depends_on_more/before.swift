import Foundation
import LegacyJSON

struct Person {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var age: Double { Date().timeIntervalSince1970 - json["born"].doubleValue }
}

struct Greeting {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var name: String { json["name"].stringValue }
  var text: String { json["text"].string ?? name }
}
