// options: declared
// reason: not tightened: Foundation would read `link` otherwise
import Foundation
import LegacyJSON

struct Banner {
  let link: URL?

  init(json: JSON) {
    link = json["link"].url
  }
}
