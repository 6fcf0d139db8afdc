import SwiftyJSON

struct Place {
  let title: String?
  let cities: [City]

  init(json: JSON) {
    title = ["title", "name"].lazy.compactMap { json[$0].string }.first
    cities = Array(json["cities"].arrayValue.lazy.map { City(json: $0) })
  }
}

struct City {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}
