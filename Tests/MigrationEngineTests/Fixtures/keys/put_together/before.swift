import SwiftyJSON

struct Place {
  let name: String
  let stars: Int
  let street: String?
  let city: String?

  init(json: JSON) {
    let prefix = "place"
    name = json["\(prefix)_name"].stringValue
    stars = json[prefix + "_stars"].intValue
    street = json["\(prefix)_address"]["street"].string
    city = json["address"]["\(prefix)-\("city")"].string
  }
}
