import Foundation
import LegacyJSON

struct Link {
  let url: URL?

  init?(json: JSON) {
    if json.isEmpty { return nil }
    url = json["url"].url
  }
}
