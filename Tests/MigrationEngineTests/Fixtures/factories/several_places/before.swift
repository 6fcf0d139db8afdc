import SwiftyJSON

struct User {
  let id: Int
  var name = "nobody"

  static func from(json: JSON) -> User {
    if json["admin"].boolValue { return User(id: 0) }
    return User(id: json["id"].intValue, name: json["name"].stringValue)
  }
}

struct Place {
  let lat: Double
  let lng: Double

  static func make(_ json: JSON) -> Place? {
    if let lat = json["lat"].double, let lng = json["lng"].double {
      return Place(lat: lat, lng: lng)
    }
    return nil
  }
}

final class Account {
  let id: Int

  init(id: Int) { self.id = id }

  static func parse(_ json: JSON) -> Account? {
    json["id"].int == nil ? nil : Account(id: json["id"].intValue)
  }
}

func users(in json: JSON) -> [User] { json["users"].arrayValue.map { User.from(json: $0) } }
func places(in json: JSON) -> [Place] { json["places"].arrayValue.compactMap(Place.make) }
func account(in json: JSON) -> Account? { Account.parse(json["account"]) }
