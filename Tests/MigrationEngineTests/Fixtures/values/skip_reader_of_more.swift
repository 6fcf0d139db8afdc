// reason: is not understood
import SwiftyJSON

struct KeyReader {
  let json: JSON
  let fallback: String

  init(_ json: JSON, fallback: String = "none") {
    self.json = json
    self.fallback = fallback
  }

  func text(_ key: String) -> String { json[key].string ?? fallback }
}

struct KeyItem {
  let name: String
  let note: String

  init(json: JSON) {
    let reader = KeyReader(json)
    name = reader.text("name")
    note = KeyReader(json["details"], fallback: "").text("note")
  }
}
