// reason: its subclass `Song` is not converted, and calls its initializer
import LegacyJSON

protocol Listed {}

class Entry {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

typealias ListedEntry = Entry & Listed

class Song: ListedEntry {
  var length = 0

  override init(json: JSON) {
    super.init(json: json)
    length = json["length"].intValue
  }
}
