import Bridge
import LegacyJSON
import LegacyRequests
import ModernClient

/// One response in the three forms that it has on its way.
enum CoinResponse {
  /// As it was before.
  final class Old: APIResponse {
    var status: Status.StatusParams?
    var coin: Int?

    required init(json: JSON) {
      if json == nil { return }
      status = Status.StatusParams(json: json["status"])
      coin = json["coin"].int
    }
  }

  /// As the first step of a migration leaves it.
  struct Converted: LegacyHTTPResponse {
    let status: Status.StatusParams?
    let coin: Int?
  }

  /// As the second step leaves it.
  struct Tightened: HTTPResponse {
    let status: HTTPResponseStatus
    let coin: Int
  }
}
