import LegacyJSON

struct Song {
  let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var title: String { json["title"].stringValue }
}

extension Song {
  var length: Int { json["length"].intValue }
}
