import Foundation
import SwiftyJSON

struct Event {
  let date: Date
  let link: URL?
  let code: String

  init(json: JSON) {
    let thousand: Double = 1000
    let base = "https://example.org/"
    let length = 3
    date = Date(timeIntervalSince1970: json["date"].doubleValue / thousand)
    link = URL(string: base + json["path"].stringValue)
    code = String(json["code"].stringValue.prefix(length))
  }
}
