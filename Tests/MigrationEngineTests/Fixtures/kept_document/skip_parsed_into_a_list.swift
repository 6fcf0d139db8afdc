// reason: keeps a part of the document
import LegacyJSON

class Note {
  var parts: [JSON]

  init(json: JSON) {
    parts = JSON(parseJSON: json["content"].stringValue).arrayValue.filter { $0.exists() }
  }
}
