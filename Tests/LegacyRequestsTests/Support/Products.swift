import Foundation
import LegacyJSON
import LegacyRequests

/// A response as old apps have it: a class that is not Sendable.
final class Products: APIResponse {
  var status: Status.StatusParams?
  var names: [String] = []

  required init(json: JSON) {
    if json == nil { return }
    status = Status.StatusParams(json: json["status"])
    names = json["names"].arrayValue.map(\.stringValue)
  }
}

/// Parameters as old apps have them.
final class Params: RequestParams {
  let url: String?
  let params: Any
  let contentType: ContentType

  init(
    url: String? = "http://example.test/products", params: Any = [:] as [String: Any], contentType: ContentType = .none
  ) {
    self.url = url
    self.params = params
    self.contentType = contentType
  }

  func getUrl() -> String? { url }
  func getRequestParams() -> Any { params }
  func getContentType() -> ContentType { contentType }
}
