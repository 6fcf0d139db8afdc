// reason: more of the document is handed on as a `JSON` than the initializer names
import Foundation
import LegacyJSON

class Mark {
  var title: String

  init(dict: JSON) { title = dict["t"].error.map { "\($0)" } ?? "" }
  init(little: JSON) { title = little["title"].stringValue }
}

struct Group {
  static var made = 0

  let best: Mark
  let worst: Mark
  let marks: [Mark]

  init(dict: JSON) {
    Group.made += 1
    best = Mark(little: dict["best"])
    worst = Mark(little: dict["worst"])
    marks = [Mark(dict: dict["first"]), Mark(dict: dict["second"]), Mark(dict: dict["third"])]
  }
}
