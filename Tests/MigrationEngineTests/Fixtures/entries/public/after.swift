import LegacyJSON
import Bridge

public struct Item: LegacyDecodable {
  public let id: Int

  public init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decode(Int.self, at: "id")
  }

  public init(_ json: JSON) {
    self.init(json: json)
  }
}
