// reason: needs a written initializer: `title = json["title"].string ?? fallback` is not understood: `fallback`
import SwiftyJSON

class Base {
  let fallback = "none"
}

class Item: Base {
  var title = "new"

  init(json: JSON) {
    super.init()
    title = json["title"].string ?? fallback
  }
}

func note(_ values: [Base]) {}
