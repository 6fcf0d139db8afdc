// reason: the initializer has the attribute `@inlinable`
import LegacyJSON

public struct Seat {
  public var row: Int

  @inlinable
  public init(json: JSON) { row = json["row"].int ?? Int(json["number"].stringValue) ?? 0 }
}
