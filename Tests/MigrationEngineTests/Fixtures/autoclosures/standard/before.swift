import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON) {
    assert(json["id"].exists(), "no id in \(json)")
    id = json["id"].intValue
  }
}
