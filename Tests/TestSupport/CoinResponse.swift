import Bridge
import LegacyJSON
import LegacyRequests
import ModernClient

/// One response in the three forms that it has on its way.
package enum CoinResponse {
  /// As it was before.
  package final class Old: APIResponse {
    package var status: Status.StatusParams?
    package var coin: Int?

    package required init(json: JSON) {
      if json == nil { return }
      status = Status.StatusParams(json: json["status"])
      coin = json["coin"].int
    }
  }

  /// As the first step of a migration leaves it.
  package struct Converted: LegacyHTTPResponse {
    package let status: Status.StatusParams?
    package let coin: Int?
  }

  /// As the second step leaves it.
  package struct Tightened: HTTPResponse {
    package let status: HTTPResponseStatus
    package let coin: Int
  }
}
