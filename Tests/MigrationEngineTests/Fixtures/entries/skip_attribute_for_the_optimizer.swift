// reason: the initializer has the attribute `@inline(never)`
import LegacyJSON

public struct Desk {
  public var row: Int

  @inline(never) public init(json: JSON) { row = json["row"].intValue }
}
