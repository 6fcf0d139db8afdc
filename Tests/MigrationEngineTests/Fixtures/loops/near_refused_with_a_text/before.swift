// reason: needs a written initializer
import SwiftyJSON

struct Texts {
  let names: [String]

  init?(dict: JSON) {
    var names = [String]()
    for item in dict["names"].arrayValue {
      guard let name = item.string else { return nil }
      names.append(name)
    }
    self.names = names
  }
}
