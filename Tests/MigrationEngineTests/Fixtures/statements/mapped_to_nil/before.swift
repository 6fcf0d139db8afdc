import Foundation
import SwiftyJSON

struct Label {
  let name: String
  let site: URL?

  init(json: JSON) {
    name = json["name"].string.map { $0.uppercased() } ?? "NONE"
    site = json["site"].string.map { URL(string: $0) } ?? URL(string: "https://example.com")
  }
}
