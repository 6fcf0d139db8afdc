import LegacyJSON

struct Item {
  let id: Int
  var note = "none"
  var kind: String?

  init?(json: JSON) {
    guard let id = json["id"].int, json["meta"].exists() else { return nil }
    self.id = id
    if let note = json["note"].string {
      self.note = note
    } else if json["old"] != JSON.null {
      note = json["old"].stringValue
    }
    if json["kind"].type != .null, !json["kind"].isEmpty { kind = json["kind"][0].string }
  }
}
