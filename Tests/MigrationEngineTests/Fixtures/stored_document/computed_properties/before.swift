import LegacyJSON

struct Author {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var id: Int? { return json["id"].int }

  /// The name that is shown.
  var name: String {
    return self.json["name"].stringValue
  }

  var zipCode: String? {
    get { json["zip_code"].string }
  }

  var tags: [String] { json["tags"].arrayValue.map { $0.stringValue } }

  var greeting: String { "Hello, " + name }
}
