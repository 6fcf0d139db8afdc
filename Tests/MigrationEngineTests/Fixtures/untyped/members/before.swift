import SwiftyJSON

final class Account {
  var name: String?
  var title: String
  var city: String?

  init(json: JSON) {
    let values = json["account"].dictionaryObject ?? [:]
    name = values["name"] as? String
    title = (values["title"] as? String) ?? ""
    let address = values["address"] as? [String: Any]
    city = address?["city"] as? String
  }
}
