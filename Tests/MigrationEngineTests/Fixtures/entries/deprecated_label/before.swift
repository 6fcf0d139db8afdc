import LegacyJSON

open class Discount {
  public var percent: Int?
  public var code: String

  @available(*, deprecated, message: "make it of its parts")
  public init(payload: JSON) {
    percent = payload["percent"].int
    code = payload["code"].stringValue
  }
}
