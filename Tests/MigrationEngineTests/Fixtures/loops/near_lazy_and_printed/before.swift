// reason: is not understood
import SwiftyJSON

struct Place {
  let title: String?

  init(json: JSON) {
    title = ["title", "name"].lazy.compactMap { key -> String? in
      print(key)
      return json[key].string
    }.first
  }
}
