import LegacyJSON

struct Item {
  let identifier: Int
  var names: [String] = []
  var owners: [Owner] = []
  var title = ""
  var note = ""

  init?(json: JSON) {
    guard let identifier = json["identifier"].int, json["metadata"].exists(), !json["title"].isEmpty else { return nil }
    self.identifier = identifier
    names = json["containers"].arrayValue.map { $0["description"].string ?? $0["short_description"].stringValue }
    title = json["descriptions"]["title"].string ?? json["short_descriptions"]["title"].stringValue
    if json["descriptions"]["note"].exists() { note = json["descriptions"]["notes"]["first"].stringValue }
    for row in json["descriptions"]["owners"].arrayValue { owners.append(Owner(json: row["owner"]["first"])) }
    note += json["a_very_long_key_for_a_note_that_is_added"].stringValue + json["another_very_long_key_for_a_note"].stringValue
  }
}

struct Owner {
  let id: Int

  init(json: JSON) { id = json["id"].int ?? 1 }
}
