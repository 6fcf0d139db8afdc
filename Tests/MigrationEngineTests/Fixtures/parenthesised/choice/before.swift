import LegacyJSON

struct Choice {
  let id: Int?

  init(json: JSON) {
    let first = json["all"].array?.first
    id = (first ?? json["one"])["id"].int
  }
}
