import SwiftyJSON

struct Model: Equatable, Decodable {
  var a: Int?

  init(json: JSON) { a = json["a"].int }
}
