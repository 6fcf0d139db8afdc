import SwiftyJSON

struct Company {
  let title: String
  let size: Int
}

struct Owner {
  let name: String
  let company: Company
}

struct Item {
  let id: Int
  let owner: Owner

  init(json: JSON) {
    id = json["id"].intValue
    let company = Company(title: json["company"]["title"].stringValue, size: json["company"]["size"].intValue)
    owner = Owner(name: json["name"].stringValue, company: company)
  }
}
