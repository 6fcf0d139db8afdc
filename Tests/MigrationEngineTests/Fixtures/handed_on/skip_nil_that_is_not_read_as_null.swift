// reason: it may be given nil here, which is not read as null is
import SwiftyJSON

class Meta {
  var id: String? = "none"

  init(info: JSON?) {
    fillInfo(info: info)
  }

  func fillInfo(info: JSON?) {
    if info == nil { return }
    id = info?["id"].string
  }
}

class Message {
  var meta: Meta?

  func fill(_ members: [String: JSON]) {
    meta = Meta(info: members["meta"])
    print(members)
  }
}
