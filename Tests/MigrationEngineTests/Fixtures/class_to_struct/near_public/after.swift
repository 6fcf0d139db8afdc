// reason: it is `public`, and other modules may use it
import Bridge

public final class Item: LegacyDecodable {
  public var id: Int?
}
