import SwiftyJSON

final class Item: JSONDeserializable {
  private(set) var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}
