// reason: it is made of `inout JSON`; by hand: write an `init(from:)`
import LegacyJSON

struct Item {
  var name: String

  init(json: inout JSON) {
    name = json["name"].stringValue
    json["name"] = .null
  }
}
