// reason: more of the document is handed on as a `JSON` than the initializer names
import Foundation
import LegacyJSON

class Mark {
  var title: String

  init(dict: JSON) { title = dict["t"].error.map { "\($0)" } ?? "" }
  init(little: JSON) { title = little["title"].stringValue }
}

struct Pair {
  let best: Mark
  let worst: Mark
  let marks: [Mark]

  init(dict: JSON) {
    print(dict["name"].stringValue)
    best = Mark(little: dict["best"])
    worst = Mark(little: dict["worst"])
    marks = dict["marks"].arrayValue.map { Mark(dict: $0) } + [Mark(dict: dict["first"]), Mark(dict: dict["second"])]
  }
}
