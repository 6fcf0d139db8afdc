import LegacyJSON

struct Profile {
  private var json: JSON

  init(json: JSON) {
    self.json = json
  }

  var name: String {
    get { return json["name"].stringValue }
    set { json["name"].stringValue = newValue }
  }
}
