// reason: it keeps a part of the document, in `keys`
import SwiftyJSON

struct Member {
  let keys: Dictionary<String, JSON>.Keys

  init(json: JSON) { keys = json.dictionaryValue.keys }
}
