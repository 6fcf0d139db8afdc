import SwiftyJSON

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

struct Book {
  let name: String
  init(json: JSON) { name = json["name"].stringValue }
}

struct Books: Answer, Page {
  var message: String?
  var code: Int?
  var count: Int = 0
  var books: [Book] = []

  init(json: JSON) {
    fill(json)
    fill(page: json["pagination"])
    books = json["data"].arrayValue.map { Book(json: $0) }
  }
}

struct Login: Answer {
  var message: String?
  var code: Int?
  var token: String

  init(json: JSON) {
    token = json["token"].stringValue
    self.fill(json)
  }
}
