// reason: `status`: needs a rule: `status = Status.StatusParams(json: json["status"])`
import LegacyJSON
import LegacyRequests

class ShopParams: JSONDeserializable {
  var count: Int?

  required init(json: JSON) {
    count = json["count"].intValue
  }
}

final class Shop: ShopParams, APIResponse {
  var status: Status.StatusParams?

  required init(json: JSON) {
    super.init(json: json)
    if json == .null { return }
    status = Status.StatusParams(json: json["status"])
  }
}
