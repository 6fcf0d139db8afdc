import SwiftyJSON

struct Head {
  let id: Int

  init(json: JSON) {
    let first = json["list"].arrayValue.first ?? [:]
    id = first["id"].intValue
    print(id)
  }
}
