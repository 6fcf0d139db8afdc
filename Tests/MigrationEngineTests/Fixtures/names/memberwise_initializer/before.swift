import SwiftyJSON

struct Item {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

extension Item {
  init(id: Int?, name: String = "") {
    self.init(json: ["id": id ?? 0])
  }
}
