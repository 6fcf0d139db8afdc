import SwiftyJSON

class Profile {
  var name: String?
  var city: String
  var age: Int?

  init(_ json: Dictionary<String, JSON>) {
    self.name = json["name"]?.stringValue
    self.city = json["city"]?.stringValue ?? "Berlin"
    self.age = json["age"]?.int
  }
}

func profile(_ members: [String: JSON]) -> Profile { Profile(members) }
