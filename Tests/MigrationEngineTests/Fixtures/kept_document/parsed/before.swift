import LegacyJSON

class Note {
  let id: Int
  var content: JSON
  var extra: JSON?

  init(json: JSON) {
    let dictionary = json.dictionaryValue
    id = dictionary["id"]?.int ?? -1
    if let part = dictionary["content"], !part.isEmpty {
      content = part
    } else {
      content = JSON(parseJSON: json["content"].stringValue)
    }
    extra = JSON(["id": json["id"].intValue])
  }
}
