// reason: `JSON` is named here
import Foundation
import SwiftyJSON

extension JSON {
  private static var today: JSON { JSON("today") }

  var title: String { string ?? JSON.today.stringValue }
}

struct Holiday {
  let title: String

  init(json: JSON) {
    title = json["title"].title
    print(title)
  }
}
