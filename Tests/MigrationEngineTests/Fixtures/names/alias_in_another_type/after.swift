import Bridge
import LegacyJSON

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

struct Model: LegacyDecodable {
  let a: Int?
  let names: [String]
}
