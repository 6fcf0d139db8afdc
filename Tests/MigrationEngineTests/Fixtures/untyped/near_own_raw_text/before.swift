// reason: needs a rule
import SwiftyJSON

extension JSON {
  func rawString(short: Bool) -> String { short ? "short" : string ?? "" }
}

struct Feed {
  let raw: String
  let size: Int

  init(_ json: JSON) {
    raw = json["raw"].rawString(short: true)
    size = max(json["size"].intValue, 1)
  }
}
