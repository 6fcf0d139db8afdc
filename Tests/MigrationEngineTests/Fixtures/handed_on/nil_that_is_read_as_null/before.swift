import SwiftyJSON

class Meta {
  var id: String?

  init() {}

  init(info: JSON?) {
    fillInfo(info: info)
  }

  func fillInfo(info: JSON?) {
    guard let info = info?.dictionary else { return }
    id = info["id"]?.stringValue
  }
}

class Note {
  var meta: Meta?

  init(info: JSON) {
    meta = Meta(info: info["meta"])
  }
}

class Message {
  var meta: Meta?

  init(members: [String: JSON]) {
    meta = Meta(info: members["meta"])
  }
}
