// reason: `span`: needs a rule: `span = first + " to " + last`
import Foundation
import SwiftyJSON

struct Visit {
  let title: String
  let span: String

  init?(json: JSON) {
    guard let title = json["title"].string else { return nil }
    guard let first = json["first"].string, let last = json["last"].string, first < last else { return nil }
    self.title = title
    span = first + " to " + last
  }
}
