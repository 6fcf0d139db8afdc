// reason: it keeps a part of the document, in `rows`
import SwiftyJSON

struct Answer {
  let rows: [AnyObject]

  init(json: JSON) {
    rows = json["rows"].arrayValue as [AnyObject]
  }
}
