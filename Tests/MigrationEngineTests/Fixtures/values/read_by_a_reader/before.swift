import SwiftyJSON

struct Reader {
  let json: JSON
  let fallback: String

  init(_ json: JSON, fallback: String = "none") {
    self.json = json
    self.fallback = fallback
  }

  var count: Int { json["count"].intValue }

  func text(_ key: String) -> String { json[key].string ?? fallback }
}

struct Item {
  let name: String
  let note: String
  let count: Int

  init(json: JSON) {
    let reader = Reader(json)
    name = reader.text("name")
    note = Reader(json["details"]).text("note")
    count = reader.count
  }
}
