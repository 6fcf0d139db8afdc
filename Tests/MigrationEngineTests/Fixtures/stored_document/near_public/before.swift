// reason: show `_json` for `json` from now on
import LegacyJSON

public struct Model {
  public let json: JSON
  public init(json: JSON) { self.json = json }
  public var a: Int? { json["a"].int }
}
