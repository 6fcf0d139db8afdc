// reason: the document is read in a closure that may not throw
import LegacyJSON

struct Model {
  var read: (String) -> Int

  init(json: JSON) {
    read = { key in json[key].intValue }
  }
}
