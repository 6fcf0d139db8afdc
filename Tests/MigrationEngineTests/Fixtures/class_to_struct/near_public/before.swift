// reason: it is `public`, and other modules may use it
import SwiftyJSON

public final class Item: JSONDeserializable {
  public var id: Int?

  public required init(json: JSON) {
    id = json["id"].int
  }
}
