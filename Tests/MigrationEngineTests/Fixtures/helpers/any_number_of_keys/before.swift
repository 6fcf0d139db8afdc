import SwiftyJSON

struct Place {
  let title: String
  let city: String?

  init(json: JSON) {
    title = Place.text(json, "title", "name") ?? "-"
    city = Place.part(of: json, "address", "city").string
  }

  private static func text(_ json: JSON, _ keys: String...) -> String? {
    for key in keys {
      if let value = json[key].string { return value }
    }
    return nil
  }

  private static func part(of json: JSON, _ keys: String...) -> JSON {
    var part = json
    for key in keys { part = part[key] }
    return part
  }
}
