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

struct Link {
  var page: URL? = URL(string: "https://example.com")
  let hasHost: Bool

  init(json: JSON) {
    if let page = json["page"].string.map({ URL(string: $0) }) { self.page = page }
    hasHost = json["host"].string.map { URL(string: $0) } != nil
  }
}

struct Count {
  let number: Int?

  init?(json: JSON) {
    guard let number = json["number"].string.map({ Int($0) }) else { return nil }
    self.number = number
  }
}
