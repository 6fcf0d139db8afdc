import LegacyJSON

struct Item {
  let id: Int
  var note = "none"

  init(json: JSON) { id = json["id"].intValue
    if let note = json["note"].string {
      self.note = note
    } else if json["old"] != JSON.null {
      note = json["old"].stringValue
    }
  }
}
