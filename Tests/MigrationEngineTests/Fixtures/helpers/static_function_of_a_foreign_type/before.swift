import SwiftyJSON

protocol Parsed { static func parsed(_ json: JSON) -> Self? }

extension String: Parsed {
  static func parsed(_ json: JSON) -> String? { json.string }
}

extension Int: Parsed {
  static func parsed(_ json: JSON) -> Int? { json.int }
}

extension JSON {
  func parsed<T: Parsed>(_ key: String, or other: T) -> T { T.parsed(self[key]) ?? other }
}

struct Setting {
  let name: String
  let count: Int
  let limit: Int?

  init(json: JSON) {
    name = json.parsed("name", or: "")
    count = json.parsed("count", or: 0)
    limit = Int.parsed(json["limit"])
  }
}
