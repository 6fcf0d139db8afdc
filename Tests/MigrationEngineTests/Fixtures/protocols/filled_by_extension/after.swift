import Bridge
import LegacyJSON

protocol Answer {
  var message: String? { get set }
  var code: Int? { get set }
}

extension Answer {
  mutating func fill(_ json: JSON) {
    message = json["msg"].string
    code = json["code"].int
  }
}

protocol Page {
  var count: Int { get set }
}

extension Page {
  mutating func fill(page json: JSON) {
    count = json["count"].intValue
  }
}

struct Book: LegacyDecodable {
  let name: String
}

struct Books: LegacyDecodable, Answer, Page {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  var message: String?
  var code: Int?
  var count: Int = 0
  let books: [Book]

  private enum CodingKeys: String, CodingKey {
    case code
    case message = "msg"
    case count = "pagination.count"
    case books = "data"
  }
}

struct Login: LegacyDecodable, Answer {
  var message: String?
  var code: Int?
  let token: String

  private enum CodingKeys: String, CodingKey {
    case code, token
    case message = "msg"
  }
}
