// reason: it keeps the document itself, in `json`: it is `public`
import LegacyJSON
import Bridge

public struct Model: LegacyDecodable {
  public let json: JSON
  public init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }
  public var a: Int? { json["a"].int }
}
