import LegacyJSON

public struct Item {
  public let id: Int

  public init(_ json: JSON) {
    id = json["id"].intValue
  }
}
