// reason: becomes a struct
import SwiftyJSON

final class Item: JSONDeserializable {
  var id: Int?

  init(json: JSON) {
    id = json["id"].int
  }
}

enum Network {
  struct HTTPResponse {}
}

final class HTTPClient {
  struct HTTPBody {}
}
