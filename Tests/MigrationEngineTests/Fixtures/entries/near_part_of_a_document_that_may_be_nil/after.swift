// reason: it keeps a part of the document, in `Keep.last`
import Bridge
import LegacyJSON

struct Group: LegacyDecodable {
  let id: Int?

  init(json: JSON?) { self.init(json: json ?? .null) }
}

class Study {
  let group: Group

  init(json: JSON?) {
    Keep.last = json
    group = Group(json: json?["group"])
  }
}

enum Keep {
  static var last: JSON?
}
