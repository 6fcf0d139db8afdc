import Foundation
import SwiftyJSON

enum EventError: Error { case noLink }

struct Event {
  let name: String
  let link: URL
  let size: Int

  init(json: JSON) throws {
    name = json["name"].stringValue
    guard let link = URL(string: json["link"].stringValue) else { throw EventError.noLink }
    self.link = link
    size = json["width"].intValue * json["height"].intValue
  }
}
