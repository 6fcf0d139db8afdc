import LegacyJSON

open class Model {
  public var a: Int?

  init(json: JSON) {
    a = json["a"].int.map { $0 + 1 }
  }
}
