// reason: a closure gives a part of the document
import SwiftyJSON

struct Item {
  let id: Int

  init(json: JSON) {
    id = ({
      print("read")
      return json["a"]
    })()["id"].intValue
  }
}
