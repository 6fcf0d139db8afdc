// reason: needs a written initializer: `for row in rows { …` is not understood
import SwiftyJSON

final class Article {
  var names: [String] = []

  init(json: JSON) {
    let rows = json["rows"].arrayObject as? [[String: Any]] ?? []
    for row in rows {
      names.append(row["name"] as? String ?? "")
    }
  }
}
