import SwiftyJSON

struct Pen: Codable {
  var title: String?

  enum CodingKeys: String, CodingKey {
    case title = "name"
  }

  init(json: JSON) {
    title = json["title"].stringValue
  }
}
