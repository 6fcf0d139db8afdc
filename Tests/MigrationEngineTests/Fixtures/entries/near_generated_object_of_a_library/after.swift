// reason: needs a written initializer: callers may give nil, which leaves the properties as they begin
import Foundation
import Bridge
import LegacyJSON

class Picture: NSObject, NSCacheDelegate, LegacyDecodable {
  var city: String!

  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {}

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    city = try container.value(String.self, at: "city")
  }
  convenience init(fromJson json: JSON!) {
    guard let json = json else {
      self.init()
      return
    }
    self.init(json: json)
  }

  override init() {}
}

func picture(_ response: JSON) -> Picture { Picture(fromJson: response) }
