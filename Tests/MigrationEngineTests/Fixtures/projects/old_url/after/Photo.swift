import Foundation
import Bridge
import LegacyJSON

struct Photo: LegacyDecodable {
  let name: String
}

struct Site {
  let URL: String
}

func links(in json: JSON, of site: Site) -> [URL?] {
  print(site.URL)
  let first = json["first"]
  return [first.escapedURL] + json["links"].arrayValue.map { $0["link"].escapedURL }
}
