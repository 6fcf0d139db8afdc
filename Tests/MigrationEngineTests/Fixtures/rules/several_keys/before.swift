import SwiftyJSON

struct User {
  let id: Int
  let name: String
  let city: String
  var first: Int
  var second: Int
  var third: Int
  var fourth: Int
  var fifth: Int
  var sixth: Int
  let initials: String

  init(json: JSON) {
    id = json["id"].intValue
    name = json["first"].stringValue + " " + json["last"].stringValue
    let place = json["place"]
    let address = place["address"]
    city = address["city"].stringValue.uppercased()
    first = json["first"].intValue
    second = json["second"].intValue
    third = json["third"].intValue
    fourth = json["fourth"].intValue
    fifth = json["fifth"].intValue
    sixth = json["sixth"].intValue
    let letters = json["letters"].stringValue.prefix(2)
    initials = String(letters)
  }
}
