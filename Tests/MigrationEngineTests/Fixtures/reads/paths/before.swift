import LegacyJSON

struct Item {
  let city: String
  let first: Int?
  let size: Double
  let tag: String?

  init(json: JSON) {
    let path = "tags"
    city = json["address"]["city"].stringValue
    first = json["sizes"][0]["w"].int
    size = json["sizes", 1, "h"].doubleValue
    tag = json[path][["a", "b"]].string
  }
}
