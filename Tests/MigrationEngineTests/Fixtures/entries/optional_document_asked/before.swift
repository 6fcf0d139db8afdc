import SwiftyJSON

class Owner {
  var id: String?
  var name: String?
  var city: String?
  var age: Int?
  var info: Info?

  init(json: JSON?) {
    self.id = json?["_id"].stringValue
    self.name = json?["name"].string ?? ""
    self.city = json?["address"]["city"].string
    self.age = json?["age"].intValue ?? 1
    self.info = Info(json: (json?["info"])!)
  }
}

struct Info {
  let title: String

  init(json: JSON) {
    title = json["title"].stringValue
  }
}
