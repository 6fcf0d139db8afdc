// reason: `.error` of the document is not understood
import LegacyJSON

struct Page {
  var title = ""

  init(json: JSON) { update(json: json) }

  mutating func update(json: JSON) { title = json["title"].error == nil ? json["title"].stringValue : "\(json["title"].error)" }
}

func refresh(_ page: inout Page, with json: JSON) { page.update(json: json) }
