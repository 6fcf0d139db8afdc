// reason: `Elsewhere` is not declared in the given folders, and may be a superclass that is Decodable itself
import LegacyJSON

class A: Elsewhere {
  var a: Int?
  override init(json: JSON) {
    super.init(json: json)
    a = json["a"].int
  }
}
