import SwiftyJSON

enum Place: String { case address, city, geo, lat }

extension JSON {
  subscript(_ places: Place...) -> JSON {
    var current = self
    for place in places { current = current[place.rawValue] }
    return current
  }

  subscript(dotted path: String) -> JSON {
    path.components(separatedBy: ".").reduce(self) { json, key in
      if let index = Int(key) { return json[index] }
      return json[key]
    }
  }
}

struct Shop {
  let city: String
  let latitude: Double?
  let cover: String?

  init(json: JSON) {
    city = json[.address, .city].stringValue
    latitude = json[.address, Place.geo, .lat].double
    cover = json[dotted: "images.0.url"].string
  }
}
