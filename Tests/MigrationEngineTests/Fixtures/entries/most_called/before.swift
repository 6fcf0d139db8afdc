import Foundation
import LegacyJSON

class Mark {
  var title: String
  var note: String?

  init(dict: JSON) {
    title = dict["title"].stringValue.uppercased()
    note = dict["note"].string
  }

  init(little: JSON) {
    title = little["t"].stringValue
  }
}

struct Group {
  let name: String
  var members: [Mark] = []
  let best: Mark

  init(dict: JSON) {
    name = dict["name"].stringValue
    best = Mark(little: dict["best"])
    for member in dict["members"].arrayValue { members.append(Mark(dict: member)) }
  }
}

func marks(_ json: JSON) -> [Mark] {
  [Mark(dict: json["first"]), Mark(little: json["last"])] + json["rest"].arrayValue.map { Mark(dict: $0) }
}
