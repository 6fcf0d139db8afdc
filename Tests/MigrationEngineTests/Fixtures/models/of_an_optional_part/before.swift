import SwiftyJSON

struct Owner {
  let name: String

  init?(json: JSON?) {
    guard let json = json else { return nil }
    name = json["name"].stringValue
  }
}

struct Shop {
  let owner: Owner?
  let seller: Owner?

  init(json: JSON) {
    owner = Owner(json: json.dictionary?["owner"])
    seller = Owner(json: json["sellers"].array?.first)
  }
}
