import SwiftyJSON

class Entry: Base {
  var parts: [String] = []

  override init(json: JSON) {
    super.init(json: json)
    load(json)
  }

  func load(_ json: JSON) {
    let task = { self.parts = json.arrayObject as? [String] ?? [] }
    task()
  }
}
