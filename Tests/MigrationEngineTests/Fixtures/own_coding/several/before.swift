import Foundation
import SwiftyJSON

class Album: NSObject, Codable {
  var title: String
  var year: Int

  init?(withJSON json: JSON) {
    guard let title = json["name"].string else { return nil }
    self.title = title
    year = json["details"]["year"].intValue
  }
}

struct Artist: Codable {
  let name: String
  let albums: [Album]

  init(json: JSON) {
    name = json["artist"].stringValue
    albums = json["records"].arrayValue.compactMap { Album(withJSON: $0) }
  }
}
