// reason: this subscript of a part of the document is not understood
import SwiftyJSON

final class Item {
  var id: Int?

  init(fromJson json: JSON!) {
    id = json?["id"].intValue
    print(json["extra"].exists())
  }
}
