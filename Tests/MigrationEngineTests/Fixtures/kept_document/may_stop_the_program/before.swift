import LegacyJSON

struct Name {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var first: String { json["first"].string! }
}

struct Names {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var first: String { json["names"].arrayValue[0].stringValue }
}
