import LegacyJSON
import LegacyRequests

final class Item: JSONDeserializable {
  var coin: Int?

  init(json: JSON) {
    coin = APIUtil.int(json["coin"])
  }
}

struct Lossless {}
