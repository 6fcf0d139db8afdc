import SwiftyJSON

class Discharge {
  var id: Int?
  var doctorName: String?
  var doctorID: Int?
  var category: Int = 1
  var place: String = ""
  var state: String = "none"
  var notes: [String] = []

  init(_ data: JSON) {
    guard let id = data["discharge_id"].int else {
      return
    }
    self.id = id
    self.doctorName = data["doctor_name"].stringValue
    if let doctorID = data["doctor_id"].int {
      self.doctorID = doctorID
    }
    if let category = data["category"].int { self.category = category }
    place = data["place"].stringValue
    // The state is asked last.
    state = data["state"].stringValue
    notes = data["notes"].arrayValue.map { $0.stringValue }
  }
}

class Folder {
  var path: String?
  var title: String?
  var kind: Int!

  init(json: JSON) {
    guard let fields = json.dictionary else { return }
    path = fields["path"]?.string
    title = json["title"].stringValue
    kind = json["kind"].intValue
  }
}

struct Graph {
  var vital = ""
  var number = 0
  var note: String?

  init(json: JSON) {
    guard let vital = json["vital"].string, let number = json["number"].int else { return }
    self.vital = vital
    self.number = number
    note = json["note"].stringValue
  }
}
