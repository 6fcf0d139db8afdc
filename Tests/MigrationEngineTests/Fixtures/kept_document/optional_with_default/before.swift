import LegacyJSON

class Resource {
  let raw: JSON?

  required init(raw: JSON?) {
    self.raw = raw
  }

  var id: Int? { raw?["id"].int }
}

class Room: Resource {
  var name: String? { raw?["name"].string }
}

struct Options {
  var json: JSON

  init(json: JSON = [:]) {
    self.json = json
  }
}
