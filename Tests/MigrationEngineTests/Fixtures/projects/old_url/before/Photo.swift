import Foundation
import SwiftyJSON

struct Photo {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

struct Site {
  let URL: String
}

func links(in json: JSON, of site: Site) -> [URL?] {
  print(site.URL)
  let first = json["first"]
  return [first.URL] + json["links"].arrayValue.map { $0["link"].URL }
}
