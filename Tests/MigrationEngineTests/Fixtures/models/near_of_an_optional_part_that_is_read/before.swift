// reason: `Owner` is made of an optional part of the document
import SwiftyJSON

struct Owner {
  let name: String

  init(json: JSON?) {
    name = json?["name"].stringValue ?? "nobody"
  }
}

struct Shop {
  let owner: Owner?

  init(json: JSON) {
    owner = Owner(json: json.dictionary?["owner"])
  }
}
