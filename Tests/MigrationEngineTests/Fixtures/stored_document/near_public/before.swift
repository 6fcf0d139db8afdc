// reason: it keeps the document itself, in `json`: it is `public`
import LegacyJSON

public struct Model {
  public let json: JSON
  public init(json: JSON) { self.json = json }
  public var a: Int? { json["a"].int }
}
