import Foundation
import LegacyJSON
import LegacyRequests

final class Price: JSONDeserializable {
  // keep: in cents
  var amount: Int?

  init(json: JSON) {
    // keep: now a number, now a text
    amount = APIUtil.int(json["amount"])
  }
}
