import SwiftyJSON

struct Owner {
  let id: Int

  init(json: JSON) {
    id = json["id"].intValue
  }
}

struct Account {
  let owner: Owner
  let payer: Owner
  let isOpen: Bool
  let level: Int
  let mask: Int

  init(json: JSON) {
    let found = json["owner"].exists() ? json["owner"] : json["user"]
    owner = Owner(json: found)
    payer = Owner(json: json["payer"] != JSON.null ? json["payer"] : json["owner"])
    isOpen = json["flags"].intValue & 4 != 0
    level = json["flags"].intValue >> 3 | 1
    mask = (json["flags"].intValue ^ 5) << 2 & json["mask"].intValue + 1
  }
}
