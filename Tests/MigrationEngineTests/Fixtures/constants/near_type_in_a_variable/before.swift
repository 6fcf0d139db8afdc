// reason: needs a rule
import SwiftyJSON

enum Names {
  enum Old: String { case owner = "owner_name" }
}

// It may be another one later.
private var names = Names.Old.self

struct Account {
  let owner: String

  init(json: JSON) {
    owner = json[names.owner.rawValue].stringValue
  }
}
