// reason: needs a rule
import Foundation
import SwiftyJSON

typealias Link = URL?

struct Page {
  let link: Link

  init?(json: JSON) {
    guard let text = json["link"].string else { return nil }
    link = URL(string: text)
  }
}
