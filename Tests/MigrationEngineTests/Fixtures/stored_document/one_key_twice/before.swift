import LegacyJSON

struct Code {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var number: Int { json["code"].intValue }
  var text: String { json["code"].stringValue }
}
