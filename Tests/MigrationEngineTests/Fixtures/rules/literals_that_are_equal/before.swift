import SwiftyJSON

struct Item {
  var width = 0
  var height = 0
  var text = ""

  init(json: JSON) {
    let size = json["size"].doubleValue
    if size == 1 {
      width = 1
      if size == 1.0 { height = 2 }
      if size == 2_000 { height = 3 }
      text = "\(size)"
    }
  }
}
