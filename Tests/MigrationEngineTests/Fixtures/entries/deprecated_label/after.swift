import LegacyJSON
import Bridge

open class Discount: LegacyDecodable {
  public var percent: Int?
  public var code: String

  @available(*, deprecated, message: "make it of its parts")
  public convenience init(payload: JSON) { self.init(json: payload) }
}
