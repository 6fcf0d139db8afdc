// reason: the initializer has the attribute `@inlinable`
import LegacyJSON

public struct Desk {
  public var row: Int

  @inlinable public init(json: JSON) { row = json["row"].intValue }
}
