// reason: the superclass is not converted
import LegacyJSON

class A: Elsewhere {
  var a: Int?
  override init(json: JSON) {
    super.init(json: json)
    a = json["a"].int
  }
}
