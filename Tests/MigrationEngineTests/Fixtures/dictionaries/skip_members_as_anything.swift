// reason: `JSON` is named here
import SwiftyJSON

struct Bag {
  let size: Int

  init(json: JSON) {
    let members: Any = json.dictionaryValue
    size = (members as? [String: JSON])?.count ?? 0
    print(size)
  }
}
