// reason: the initializer has the attribute `@inline(never)`
import LegacyJSON

public struct Seat {
  public var row: Int

  @inline(never)
  public init(json: JSON) { row = json["row"].int ?? Int(json["number"].stringValue) ?? 0 }
}
