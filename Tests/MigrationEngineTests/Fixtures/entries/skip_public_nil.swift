// reason: callers that are not known may give it nil
import LegacyJSON

public final class Item {
  public var name: String?

  public init(json: JSON?) {
    name = json?["name"].stringValue
  }
}
