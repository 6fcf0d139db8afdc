import SwiftyJSON

struct LoudReader {
  let json: JSON

  init(_ json: JSON) {
    self.json = json
    print("reads")
  }

  func text(_ key: String) -> String { json[key].string ?? "" }
}

struct LoudItem {
  let name: String

  init(json: JSON) {
    let reader = LoudReader(json)
    name = reader.text("name")
  }
}
