// reason: it keeps the document itself, in `json`: it is `public`
import LegacyJSON
import Bridge

public struct Model: LegacyDecodable, ContainerDecodable {
  public let json: JSON
  public init(from container: LegacyContainer) throws { self.json = try container.decode(JSON.self) }
  public var a: Int? { json["a"].int }
}
