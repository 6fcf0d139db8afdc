// reason: needs a rule: `snippet = json[Part.snippet.key].stringValue`
import SwiftyJSON

enum Part: String {
  case snippet

  var key: String { "\(self)" + suffix }
}

let suffix = String(Int.random(in: 0..<2))

struct Video {
  let snippet: String

  init(json: JSON) { snippet = json[Part.snippet.key].stringValue }
}
