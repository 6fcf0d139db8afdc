import SwiftyJSON

struct Item {
  var name: String
  var stars: Int = 0
  var note: String? = nil
}

final class Place {
  var city: String!
  var isOpen: Bool!

  static func place(of json: JSON?) -> Place? {
    var place: Place?
    if let json = json, json.type != .null {
      place = Place()
      place!.city = json["city"].stringValue
      place!.isOpen = json["isOpen"].boolValue
    }
    return place
  }
}

func readItem(from json: JSON) -> Item? {
  var result: Item? = nil
  if json["name"].string != nil {
    result = Item(name: json["name"].stringValue)
    result?.stars = json["stars"].intValue
    result?.note = json["note"].string
  }
  return result
}

func read(_ json: JSON) -> (Item?, Place?) {
  return (readItem(from: json["item"]), Place.place(of: json["place"]))
}
