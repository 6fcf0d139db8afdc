import LegacyJSON
import Bridge

public struct Item: LegacyDecodable {
  public let id: Int

  public init(_ json: JSON) { self.init(json: json) }
}
