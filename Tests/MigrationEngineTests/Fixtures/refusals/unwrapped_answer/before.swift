import SwiftyJSON

struct Point {
  var total: Int? = nil
  var label: String? = nil

  init?(json: JSON) {
    let isParsed: Bool? = self.parse(item: json)
    guard isParsed! else {
      return nil
    }
  }

  private mutating func parse(item: JSON) -> Bool? {
    if (item == JSON.null) {
      return nil
    }
    if let total = item["total"].int {
      self.total = total
    }
    if let label = item["label"].string {
      self.label = label
    }
    return true
  }
}

struct Place {
  var name = ""

  init?(json: JSON) {
    guard read(json) else { return nil }
  }

  private mutating func read(_ json: JSON) -> Bool {
    name = json["name"].stringValue
    return !json.isEmpty
  }
}
