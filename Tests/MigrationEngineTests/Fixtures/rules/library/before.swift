import Foundation
import SwiftyJSON

enum Role: String { case student, teacher }
enum Level: Int { case none, low }

struct Person {
  var id: Int
  var role: Role?
  var level: Level?
  var exact: Role?
  var link: URL?
  var other: URL?
  var born: Date
  var count: Int?
  var total: Int?
  var weight: Double?
  var tags: [String]?

  init(json: JSON) {
    id = json["id"].int!
    role = Role(rawValue: json["role"].stringValue)
    level = Level(rawValue: json["level"].intValue)
    exact = json["exact"].string.flatMap { Role(rawValue: $0) }
    link = URL(string: json["link"].stringValue)
    other = json["other"].string.flatMap(URL.init)
    born = Date(timeIntervalSince1970: json["born"].doubleValue)
    count = Int(json["count"].stringValue)
    total = json["total"].string.flatMap { Int($0) }
    weight = json["weight"].string.flatMap(Double.init)
    tags = json["tags"].arrayObject as? [String]
  }
}
