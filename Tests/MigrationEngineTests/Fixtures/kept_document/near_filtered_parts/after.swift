// reason: it keeps a part of the document, in `rows`
import SwiftyJSON

struct Answer {
  let rows: [JSON]

  init(json: JSON) {
    rows = json["rows"].arrayValue.filter { $0["on"].boolValue }
  }
}
