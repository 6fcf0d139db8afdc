import SwiftyJSON

protocol Transform {
  associatedtype JSON

  func value(of json: JSON) -> String
}

struct TextTransform: Transform {
  typealias JSON = Any

  func value(of json: JSON) -> String { "\(json)" }
}

struct Box<JSON> {
  let content: JSON
}

enum Codes {
  static func first<JSON>(of values: [JSON]) -> JSON? {
    typealias JSON = Int
    return values.first
  }
}

struct Model {
  let a: Int?
  let names: [String]

  init(json: JSON) {
    a = json["a"].int
    names = json["names"].arrayValue.map { (name: JSON) in name.stringValue }
  }
}
